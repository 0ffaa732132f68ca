import type { Fact } from "../../domain/chat/fact.ts";

const pricing = { title: "Pricing", href: "/pricing" };
const eth = { title: "Terms: paying in ETH", href: "/terms#eth" };

export const paymentFacts: readonly Fact[] = [
  {
    id: "vat",
    aspect: "vat",
    cues: [
      "is VAT included",
      "do your prices include VAT",
      "is tax on top of the price",
      "are prices with or without VAT",
      "plus vat",
    ],
    answer: "No. All prices exclude VAT; the subscription and the PR packages are for businesses.",
    source: pricing,
  },
  {
    id: "payment-methods",
    aspect: "payment",
    cues: [
      "how can I pay",
      "payment methods",
      "which ways to pay do you accept",
      "do you accept crypto",
      "can I pay with cryptocurrency",
      "can I pay in pounds",
      "pay in normal money",
      "do you take crypto",
      "which currencies do you accept",
      "how do payments work",
    ],
    answer:
      "You can pay in pounds, in Ether or in Bitcoin. PR packages can be paid in ETH; Bitcoin is accepted by invoice.",
    source: pricing,
  },
  {
    id: "bitcoin",
    aspect: "bitcoin",
    cues: ["can I pay in bitcoin", "do you accept bitcoin", "do you take BTC", "bitcoin invoice"],
    answer:
      "Yes. Bitcoin is accepted by invoice: the invoice names the amount and the address to pay.",
    source: pricing,
  },
  {
    id: "ether",
    aspect: "ether",
    cues: [
      "can I pay in ETH",
      "do you take ethereum",
      "do you accept ether",
      "how does paying with ETH work",
      "pay with eth",
    ],
    answer:
      "Yes, PR packages can be paid in ETH. The price stands in pounds; you are quoted its worth in Ether, to six decimals, and the quote holds for 15 minutes.",
    source: eth,
  },
  {
    id: "eth-quote",
    aspect: "eth-quote",
    cues: [
      "how long is the ETH quote valid",
      "how long do I have to pay once I get the quote",
      "how long does the quote hold",
      "when does the eth quote expire",
      "time to pay in eth",
    ],
    answer: "An ETH quote holds for 15 minutes; send exactly the amount shown within that time.",
    source: eth,
  },
  {
    id: "eth-mismatch",
    aspect: "eth-mismatch",
    cues: [
      "what if I send too much or too little ETH",
      "what if my eth payment is late",
      "I sent the wrong amount of eth",
      "is a late crypto payment lost",
      "paid from another wallet",
    ],
    answer:
      "Nothing is lost. Too little: we ask for the rest or return it. Too much: the campaign starts and we return the difference. Late: we accept it if it still covers the package, otherwise we settle or return it.",
    source: eth,
  },
  {
    id: "invoices",
    aspect: "invoices",
    cues: [
      "when are invoices due",
      "payment terms",
      "how many days do I have to pay an invoice",
      "late payment interest",
    ],
    answer: "Invoices fall due within 14 days, and the subscription is charged monthly in advance.",
    source: { title: "Terms: prices and invoices", href: "/terms#prices" },
  },
];
