import Check from "lucide-react/icons/check";
import { passwordWords } from "../../../../content/auth-fields.ts";
import {
  findWeaknesses,
  passwordStrengths,
  passwordWeaknesses,
  ratePassword,
} from "../../../../domain/account/password-rules.ts";
import { cx } from "../../../ui/cx.ts";

type PasswordMeterProps = { password: string; rulesId: string };

/** The server's own rules, ticked off as they are met, and how far beyond them it goes. */
export function PasswordMeter({ password, rulesId }: PasswordMeterProps) {
  const strength = ratePassword(password);
  const weaknesses = password ? findWeaknesses(password) : passwordWeaknesses;
  const lit = password ? passwordStrengths.indexOf(strength) + 1 : 0;
  const light = strength === "weak" ? "bg-danger" : "bg-amber";
  return (
    <div className="pb-5">
      <div className="grid grid-cols-4 gap-1.5" aria-hidden="true">
        {passwordStrengths.map((step, index) => (
          <span
            key={step}
            className={cx(
              "h-0.5 transition-[background-color] duration-400 ease-camera",
              index < lit ? light : "bg-line",
            )}
          />
        ))}
      </div>
      <ul id={rulesId} className="grid gap-1 pt-3.5 text-small/[1.4] text-mist">
        {passwordWeaknesses.map((rule) => (
          <li
            key={rule}
            data-met={!weaknesses.includes(rule) || undefined}
            className="group grid grid-cols-[1rem_1fr] items-center gap-2.5 data-met:text-paper"
          >
            <Check
              aria-hidden="true"
              strokeWidth={2}
              className="size-4 opacity-20 transition-opacity duration-300 ease-camera group-data-met:text-amber group-data-met:opacity-100"
            />
            {passwordWords.rules[rule]}
          </li>
        ))}
      </ul>
      <output className="sr-only">
        {password && `${passwordWords.strength}: ${passwordWords.strengths[strength]}`}
      </output>
    </div>
  );
}
