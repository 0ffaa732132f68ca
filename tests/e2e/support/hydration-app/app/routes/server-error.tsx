export default function ServerError() {
  return <h1>Server error</h1>;
}
