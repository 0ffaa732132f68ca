import { StatusBadge } from "../../ui/badge.tsx";
import { Table } from "../../ui/table.tsx";
import { Scene, Shot } from "./scene.tsx";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

export function Tables() {
  return (
    <Scene id="tables">
      <Table caption="Recent projects">
        <Heads />
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
      <Shot name="Empty, its caption for screen readers alone">
        <Table caption="Projects to come" captionHidden>
          <Heads />
          <tbody>
            <tr>
              <td colSpan={4}>Nothing is planned yet.</td>
            </tr>
          </tbody>
        </Table>
      </Shot>
      <Shot name="Wider than the page: it scrolls by itself">
        <Table caption="Reach by month">
          <thead>
            <tr>
              <th scope="col">Campaign</th>
              {months.map((month) => (
                <th key={month} scope="col" data-numeric>
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Harbour film</th>
              {months.map((month, place) => (
                <td key={month} data-numeric>
                  {(1_204_350 + 98_765 * place).toLocaleString("en-GB")}
                </td>
              ))}
            </tr>
          </tbody>
        </Table>
      </Shot>
    </Scene>
  );
}

function Heads() {
  return (
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
  );
}
