import { expect, it } from "vitest";
import { ethAddress } from "./eth-address.ts";

/** The examples of EIP-55. */
const examples = [
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
  "0xde709f2102306220921060314715629080e2fb77",
  "0x27b1fdb04752bbc536007a920d24acb045561c26",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
];

it.each(examples)("takes %s, and writes it so from small letters and from capitals", (example) => {
  const digits = example.slice(2);
  for (const typed of [example, `0x${digits.toLowerCase()}`, `0x${digits.toUpperCase()}`])
    expect(ethAddress.parse(` ${typed}\n`)).toBe(example);
});

it.each([
  ["", "eth-address-missing"],
  ["  ", "eth-address-missing"],
  ["5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "eth-address-malformed"],
  ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe", "eth-address-malformed"],
  ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg", "eth-address-malformed"],
  ["kinolume.eth", "eth-address-malformed"],
  ["0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "eth-address-mistyped"],
])("refuses %j with a fault of its own", (typed, fault) => {
  const [issue] = ethAddress.safeParse(typed).error?.issues ?? [];
  expect(issue?.message).toBe(fault);
});
