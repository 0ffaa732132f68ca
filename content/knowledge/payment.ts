import type { Fact } from "../../domain/assistant/fact.ts";
import { formatPounds } from "../money.ts";
import { subscriptionPrice } from "../pricing.ts";
import { prPackages } from "../pr-packages.ts";
import { allPrices } from "./answer-extras.ts";
import { nameAll } from "./lower-first.ts";

const pricing = { title: "Pricing", href: "/pricing" };
const eth = { title: "Terms: paying in ETH", href: "/terms#eth" };

const prices = prPackages.map(({ price_gbp }) => formatPounds(price_gbp));

export const paymentFacts: readonly Fact[] = [
  {
    id: "prices",
    aspect: "price",
    answer: `The creative subscription starts at ${subscriptionPrice} per month. PR campaigns are sold one by one, at ${nameAll(prices)}. All prices exclude VAT.`,
    source: pricing,
    prices: allPrices,
  },
  {
    id: "vat",
    aspect: "vat",
    answer:
      "All prices exclude VAT, which comes on top; the subscription and the PR packages are for businesses.",
    source: pricing,
  },
  {
    id: "payment-methods",
    aspect: "payment",
    answer:
      "You can pay in pounds, in Ether or in Bitcoin. Invoices are paid by bank transfer or in ETH, whole or in parts; PR packages can be paid in ETH; Bitcoin is accepted by invoice.",
    source: pricing,
  },
  {
    id: "bitcoin",
    aspect: "bitcoin",
    answer: "Bitcoin is accepted by invoice: the invoice names the amount and the address to pay.",
    source: pricing,
  },
  {
    id: "ether",
    aspect: "ether",
    answer:
      "PR packages can be paid in ETH. The price stands in pounds; the payment dialog shows its worth in Ether and the wallet to send it to, on Ethereum mainnet. The quote holds for 15 minutes.",
    source: eth,
  },
  {
    id: "eth-quote",
    aspect: "eth-quote",
    answer: "An ETH quote holds for 15 minutes; send exactly the amount shown within that time.",
    source: eth,
  },
  {
    id: "eth-mismatch",
    aspect: "eth-mismatch",
    answer:
      "Nothing is lost. Too little: we ask for the rest or return it. Too much: we agree with you how to settle the difference, and start the campaign then. Late: we accept it if it still covers the package, otherwise we settle or return it.",
    source: eth,
  },
  {
    id: "invoices",
    aspect: "invoices",
    answer:
      "Invoices fall due within 14 days, unless they name a later day, and the subscription is charged monthly in advance. Clients read, pay and download theirs under Billing in the client area.",
    source: { title: "Terms: prices and invoices", href: "/terms#prices" },
  },
];
