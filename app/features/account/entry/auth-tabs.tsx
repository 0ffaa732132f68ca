import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { signInWords, signUpWords, tabsLabel } from "../../../../content/pages/auth.ts";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../../ui/tabs.tsx";
import { authViewAddress } from "../../../session/auth-view.ts";
import type { AuthViewProps, MailSender } from "./auth-view-props.ts";
import { tokenIn } from "./read-invitation.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const InvitedTo = lazy(async () => ({ default: (await import("./invited-to.tsx")).InvitedTo }));

type AuthTabsProps = AuthViewProps & MailSender & { view: "sign-in" | "sign-up" };

/** Each tab has an address of its own, so that reload and back work. What was typed in one, save passwords, waits there. */
export function AuthTabs({ view, ...rest }: AuthTabsProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ name: "", company: "" });

  function keepTyped(field: EventTarget) {
    if (!(field instanceof HTMLInputElement)) return;
    if (field.name === "email") rest.onEmail(field.value);
    else if (Object.hasOwn(typed, field.name)) setTyped({ ...typed, [field.name]: field.value });
  }

  const token = tokenIn(rest.next);
  return (
    <>
      {token && (
        <Suspense fallback={<div className="mb-7 min-h-24" />}>
          <InvitedTo
            token={token}
            // Only an account with this address can accept it. What somebody has typed stays.
            onAddress={(address) => {
              if (rest.email === "") rest.onEmail(address);
            }}
          />
        </Suspense>
      )}
      <Tabs
        value={view}
        onInput={({ target }) => keepTyped(target)}
        onValueChange={(value) =>
          void navigate(authViewAddress(value === "sign-up" ? "sign-up" : "sign-in", rest.next))
        }
      >
        <TabsList aria-label={tabsLabel}>
          <TabsTrigger value="sign-in" look="display">
            {signInWords.tab}
          </TabsTrigger>
          <TabsTrigger value="sign-up" look="display">
            {signUpWords.tab}
          </TabsTrigger>
        </TabsList>
        <TabsContent value="sign-in">
          <SignInForm {...rest} isInvited={token !== null} />
        </TabsContent>
        <TabsContent value="sign-up">
          <SignUpForm {...rest} {...typed} isInvited={token !== null} />
        </TabsContent>
      </Tabs>
    </>
  );
}
