import type { Fact } from "../../domain/assistant/fact.ts";
import { formatPounds } from "../money.ts";
import { subscriptionPrice } from "../pricing.ts";
import { prPackages } from "../pr-packages.ts";
import { nameAll } from "./lower-first.ts";

const pricing = { title: "Pricing", href: "/pricing" };
const eth = { title: "Terms: paying in ETH", href: "/terms#eth" };

const prices = prPackages.map(({ price_gbp }) => formatPounds(price_gbp));

export const paymentFacts: readonly Fact[] = [
  {
    id: "prices",
    aspect: "price",
    cues: [
      "how much does it cost",
      "what are your prices",
      "price list",
      "pricing",
      "how much do you charge",
      "how expensive are you",
      "what is the price",
      "your rates",
      "how much does it cost to work with you",
    ],
    answer: `The creative subscription starts at ${subscriptionPrice} per month. PR campaigns are sold one by one, at ${nameAll(prices)}. All prices exclude VAT.`,
    source: pricing,
  },
  {
    id: "vat",
    aspect: "vat",
    cues: [
      "are the amounts net of VAT",
      "net or gross",
      "is VAT added",
      "do I pay VAT on top",
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
      "which payments do you support",
      "what can I pay with",
      "payment options",
      "is crypto accepted",
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
      "is ether accepted for PR",
      "how do I pay a PR package in crypto",
      "can I pay in ETH",
      "do you take ethereum",
      "do you accept ether",
      "how does paying with ETH work",
      "pay with eth",
      "which wallet do I send eth to",
      "wallet address",
      "is it on ethereum mainnet",
    ],
    answer:
      "Yes, PR packages can be paid in ETH. The price stands in pounds; the payment dialog shows its worth in Ether and the wallet to send it to, on Ethereum mainnet. The quote holds for 15 minutes.",
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
      "Nothing is lost. Too little: we ask for the rest or return it. Too much: we agree with you how to settle the difference, and start the campaign then. Late: we accept it if it still covers the package, otherwise we settle or return it.",
    source: eth,
  },
  {
    id: "invoices",
    aspect: "invoices",
    cues: [
      "is it paid up front in advance or in arrears",
      "when am I charged",
      "billing",
      "how often do you bill",
      "when do I have to pay",
      "when are invoices due",
      "payment terms",
      "do you issue invoices",
      "how many days do I have to pay an invoice",
      "late payment interest",
    ],
    answer: "Invoices fall due within 14 days, and the subscription is charged monthly in advance.",
    source: { title: "Terms: prices and invoices", href: "/terms#prices" },
  },
];
