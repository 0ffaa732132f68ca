// The product's own start, which does all there is to do.
// oxlint-disable-next-line import/no-unassigned-import
import "../../../../../app/entry.client.tsx";
