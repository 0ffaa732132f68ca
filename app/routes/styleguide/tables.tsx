import { StatusBadge } from "../../ui/badge.tsx";
import { Table } from "../../ui/table.tsx";
import { Scene } from "./scene.tsx";

export function Tables() {
  return (
    <Scene id="tables">
      <Table caption="Recent projects">
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col">Status</th>
            <th scope="col">Deadline</th>
            <th scope="col" data-numeric>
              Budget
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Harbour film</th>
            <td>
              <StatusBadge status="in_progress">In progress</StatusBadge>
            </td>
            <td>14 May 2026</td>
            <td data-numeric>£45,000</td>
          </tr>
          <tr>
            <th scope="row">Autumn launch</th>
            <td>
              <StatusBadge status="review">Review</StatusBadge>
            </td>
            <td>TBD</td>
            <td data-numeric>£118,250</td>
          </tr>
          <tr>
            <th scope="row">Vertical series</th>
            <td>
              <StatusBadge status="completed">Completed</StatusBadge>
            </td>
            <td>2 February 2026</td>
            <td data-numeric>£21,250</td>
          </tr>
        </tbody>
      </Table>
    </Scene>
  );
}
