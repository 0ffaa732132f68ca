import { useNavigate } from "react-router";
import { signInWords, signUpWords, tabsLabel } from "../../../content/pages/auth.ts";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/ui/tabs.tsx";
import { authViewAddress } from "../../session/auth-view.ts";
import type { AuthViewProps, MailSender } from "./auth-view-props.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type AuthTabsProps = AuthViewProps & MailSender & { view: "sign-in" | "sign-up" };

/** Each tab has an address of its own, so that reload and back work. */
export function AuthTabs({ view, ...rest }: AuthTabsProps) {
  const navigate = useNavigate();
  return (
    <Tabs
      value={view}
      onValueChange={(value) =>
        void navigate(authViewAddress(value === "sign-up" ? "sign-up" : "sign-in", rest.next))
      }
    >
      <TabsList aria-label={tabsLabel} className="auth-tabs">
        <TabsTrigger value="sign-in">{signInWords.tab}</TabsTrigger>
        <TabsTrigger value="sign-up">{signUpWords.tab}</TabsTrigger>
      </TabsList>
      <TabsContent value="sign-in">
        <SignInForm {...rest} />
      </TabsContent>
      <TabsContent value="sign-up">
        <SignUpForm {...rest} />
      </TabsContent>
    </Tabs>
  );
}
