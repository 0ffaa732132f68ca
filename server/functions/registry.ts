import type { Handler } from "../../supabase/functions/_shared/define-function.ts";
import { handler as answerEnquiry } from "../../supabase/functions/answer-enquiry/handler.ts";
import { handler as billingDocument } from "../../supabase/functions/billing-document/handler.ts";
import { handler as blockchainVerifyContent } from "../../supabase/functions/blockchain-verify-content/handler.ts";
import { handler as bookCall } from "../../supabase/functions/book-call/handler.ts";
import { handler as chatWithAi } from "../../supabase/functions/chat-with-ai/handler.ts";
import { handler as deleteAccount } from "../../supabase/functions/delete-account/handler.ts";
import { handler as exportMyData } from "../../supabase/functions/export-my-data/handler.ts";
import { handler as followTalk } from "../../supabase/functions/follow-talk/handler.ts";
import { handler as fetchSubstackPosts } from "../../supabase/functions/fetch-substack-posts/handler.ts";
import { handler as submitEnquiry } from "../../supabase/functions/submit-enquiry/handler.ts";
import { handler as inviteClient } from "../../supabase/functions/invite-client/handler.ts";
import { handler as inviteColleague } from "../../supabase/functions/invite-colleague/handler.ts";
import { handler as inviteStaff } from "../../supabase/functions/invite-staff/handler.ts";
import { handler as manageBilling } from "../../supabase/functions/manage-billing/handler.ts";
import { handler as manageCalendar } from "../../supabase/functions/manage-calendar/handler.ts";
import { handler as manageProposals } from "../../supabase/functions/manage-proposals/handler.ts";
import { handler as proposal } from "../../supabase/functions/proposal/handler.ts";
import { handler as proposalDocument } from "../../supabase/functions/proposal-document/handler.ts";
import { handler as processEthPayment } from "../../supabase/functions/process-eth-payment/handler.ts";
import { handler as refreshLabs } from "../../supabase/functions/refresh-labs/handler.ts";
import { handler as resolvePayment } from "../../supabase/functions/resolve-payment/handler.ts";
import { handler as reviewExport } from "../../supabase/functions/review-export/handler.ts";
import { handler as submitLead } from "../../supabase/functions/submit-lead/handler.ts";
import { handler as talkToPerson } from "../../supabase/functions/talk-to-person/handler.ts";
import { handler as verifyContentAuthenticity } from "../../supabase/functions/verify-content-authenticity/handler.ts";

export type { Handler };

/** Every function by its name in the address. */
export const functions: ReadonlyMap<string, Handler> = new Map([
  ["invite-client", inviteClient],
  ["invite-colleague", inviteColleague],
  ["invite-staff", inviteStaff],
  ["answer-enquiry", answerEnquiry],
  ["resolve-payment", resolvePayment],
  ["manage-billing", manageBilling],
  ["book-call", bookCall],
  ["manage-calendar", manageCalendar],
  ["manage-proposals", manageProposals],
  ["proposal", proposal],
  ["proposal-document", proposalDocument],
  ["delete-account", deleteAccount],
  ["export-my-data", exportMyData],
  ["billing-document", billingDocument],
  ["review-export", reviewExport],
  ["submit-lead", submitLead],
  ["submit-enquiry", submitEnquiry],
  ["chat-with-ai", chatWithAi],
  ["talk-to-person", talkToPerson],
  ["follow-talk", followTalk],
  ["fetch-substack-posts", fetchSubstackPosts],
  ["refresh-labs", refreshLabs],
  ["process-eth-payment", processEthPayment],
  ["blockchain-verify-content", blockchainVerifyContent],
  ["verify-content-authenticity", verifyContentAuthenticity],
]);
