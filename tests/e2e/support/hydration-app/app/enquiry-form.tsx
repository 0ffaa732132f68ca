import { useState } from "react";

const empty = { name: "", message: "Hello", agreed: false, size: "small", plan: "one" };

/** Controlled through and through: whatever is not carried into state vanishes at the next render. */
export function EnquiryForm() {
  const [state, setState] = useState(empty);
  const [sent, setSent] = useState(0);
  return (
    <form
      method="post"
      action="/echo"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <label>
        Name{" "}
        <input
          name="name"
          required
          value={state.name}
          onChange={(event) => setState({ ...state, name: event.target.value })}
        />
      </label>
      <label>
        Message{" "}
        <textarea
          name="message"
          value={state.message}
          onChange={(event) => setState({ ...state, message: event.target.value })}
        />
      </label>
      <label>
        <input
          type="checkbox"
          name="agreed"
          checked={state.agreed}
          onChange={(event) => setState({ ...state, agreed: event.target.checked })}
        />{" "}
        Agreed
      </label>
      <label>
        Size{" "}
        <select
          name="size"
          value={state.size}
          onChange={(event) => setState({ ...state, size: event.target.value })}
        >
          <option>small</option>
          <option>large</option>
        </select>
      </label>
      {["one", "two"].map((plan) => (
        <label key={plan}>
          <input
            type="radio"
            name="plan"
            value={plan}
            checked={state.plan === plan}
            onChange={() => setState({ ...state, plan })}
          />{" "}
          Plan {plan}
        </label>
      ))}
      <button>Send</button>
      <output aria-label="State">{JSON.stringify(state)}</output>
      <output aria-label="Sent">{sent}</output>
    </form>
  );
}
