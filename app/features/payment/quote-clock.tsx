import { useEffect, useEffectEvent, useState } from "react";
import { paymentStep } from "../../../content/payment.ts";
import { findSaidMinutes, formatRemaining } from "./countdown.ts";

type QuoteClockProps = { expiresAt: number; onOver: () => void };

/** Updated every second, announced to screen readers four times. */
export function QuoteClock({ expiresAt, onOver }: QuoteClockProps) {
  const [now, setNow] = useState(Date.now);
  const remaining = expiresAt - now;
  const isOver = remaining <= 0;
  const minutes = findSaidMinutes(remaining);
  // Coming back with three minutes left, one is not told of five.
  const [atFirst] = useState(minutes);
  const reportOver = useEffectEvent(onOver);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isOver) reportOver();
  }, [isOver]);

  return (
    <div className="text-small/body text-mist">
      <p>
        {paymentStep.holds}{" "}
        <span
          role="timer"
          className="block font-display text-heading/body font-stretch-118% text-paper tabular-nums data-short:text-amber-bright"
          data-short={remaining < 120_000 || undefined}
        >
          {formatRemaining(remaining)}
        </span>
      </p>
      <output className="sr-only">
        {minutes !== undefined &&
          minutes !== atFirst &&
          !isOver &&
          paymentStep.minutesLeft(minutes)}
      </output>
    </div>
  );
}
