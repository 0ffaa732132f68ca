import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { passwordWords } from "../../../../content/auth-fields.ts";
import { AuthField, type AuthFieldProps } from "./auth-field.tsx";

type PasswordFieldProps = Pick<AuthFieldProps, "form" | "label" | "describedBy" | "onInput"> & {
  autoComplete: "current-password" | "new-password";
};

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <AuthField
      {...props}
      name="password"
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
    >
      <button
        type="button"
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-mist transition-[color] duration-200 ease-camera hover:text-amber-bright focus-visible:-outline-offset-4"
        aria-label={isShown ? passwordWords.hide : passwordWords.show}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5.5" />
      </button>
    </AuthField>
  );
}
