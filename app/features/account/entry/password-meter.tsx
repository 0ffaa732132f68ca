import { Check } from "lucide-react";
import { passwordWords } from "../../../../content/auth-fields.ts";
import {
  findWeaknesses,
  passwordStrengths,
  passwordWeaknesses,
  ratePassword,
} from "../../../../domain/account/password-rules.ts";
import "./password-meter.css";

type PasswordMeterProps = { password: string; rulesId: string };

/** The server's own rules, ticked off as they are met, and how far beyond them it goes. */
export function PasswordMeter({ password, rulesId }: PasswordMeterProps) {
  const strength = ratePassword(password);
  const weaknesses = password ? findWeaknesses(password) : passwordWeaknesses;
  const lit = password ? passwordStrengths.indexOf(strength) + 1 : 0;
  return (
    <div className="password-meter" data-strength={password ? strength : undefined}>
      <div className="password-bars" aria-hidden="true">
        {passwordStrengths.map((step, index) => (
          <span key={step} data-lit={index < lit || undefined} />
        ))}
      </div>
      <ul id={rulesId} className="password-rules">
        {passwordWeaknesses.map((rule) => (
          <li key={rule} data-met={!weaknesses.includes(rule) || undefined}>
            <Check aria-hidden="true" strokeWidth={2} />
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
