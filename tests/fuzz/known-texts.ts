import { prPackages } from "../../content/pr-packages.ts";
import { enquiryForms, enquiryProjects } from "../../domain/enquiry/enquiry-form.ts";
import { developmentWallets } from "../../services/chain/development-wallets.ts";
import type { KnownTexts } from "./draw-by-schema.ts";
import { listIds, type Surroundings } from "./surroundings.ts";

/** Carol's, who owns nothing: whoever signs in as her is told nothing that is secret. */
export const knownPassword = "correct-horse-battery";

const hash = `0x${"ab".repeat(32)}`;
const verifier = "x".repeat(43);

/** What a field of this name takes, wherever it stands. Ids and files are names of what exists. */
export function listKnownTexts(
  surroundings: Pick<Surroundings, "tables">,
  owners: readonly string[],
): KnownTexts {
  const idsIn = (table: string) => [...listIds(surroundings, owners, table), "~nobody~"];
  const files = owners.map((owner) => `~${owner}.file~`);
  return new Map<string, readonly string[]>([
    ["email", ["~carol.email~", "~other.email~", "someone@fuzz.example", "a@b.c"]],
    ["new_email", ["new@fuzz.example", "~carol.email~"]],
    ["ban_duration", ["none", "1h30m", "100h"]],
    ["role", ["authenticated", "service_role"]],
    ["id", ["~spare.id~"]],
    ["password", [knownPassword, "another-horse-battery", "short"]],
    ["current_password", [knownPassword, "wrong"]],
    ["type", ["signup", "invite", "email", "recovery", "email_change", "magiclink", "sms"]],
    ["token", ["123456", "x"]],
    ["token_hash", ["x", "pkce_x", "0".repeat(64)]],
    ["refresh_token", ["x", verifier]],
    ["auth_code", ["00000000-0000-0000-0000-000000000000", "x"]],
    ["code_verifier", [verifier]],
    ["code_challenge", [verifier]],
    ["code_challenge_method", ["s256", "plain"]],
    ["factor_type", ["totp", "phone", "webauthn"]],
    ["friendly_name", ["Phone", ""]],
    ["code", ["123456", "000000"]],
    ["challenge_id", idsIn("profiles")],
    ["redirect_to", ["/dashboard", "https://elsewhere.example/", "//elsewhere.example"]],
    ["itemId", idsIn("inbox_items")],
    ["conversationId", idsIn("chat_conversations")],
    ["contentId", idsIn("pr_campaigns")],
    ["paymentId", idsIn("eth_payments")],
    ["documentId", idsIn("billing_documents")],
    ["version", idsIn("deliverable_versions")],
    ["campaignId", [...idsIn("pr_campaigns"), "new-campaign"]],
    ["packageId", prPackages.map(({ id }) => id)],
    ["claimToken", [verifier]],
    ["contentType", ["campaign", "acceptance"]],
    ["content", ["{}", '{"title":"x"}', "not JSON"]],
    ["contentHash", [hash, hash.slice(2)]],
    ["revoke", [hash]],
    ["transactionHash", [hash]],
    ["refundHash", [hash]],
    ["ethAddress", [developmentWallets.client.account.address, `0x${"a".repeat(40)}`]],
    ["confirmation", ["~ada.email~", "~ben.email~"]],
    ["kind", Object.keys(enquiryForms)],
    ["project", enquiryProjects],
    ["message", ["What does a film cost?", "Who owns the rights?\nAnd when?"]],
    ["name", ["Ada", "Ada & Söhne"]],
    ["company", ["Analytical Engines"]],
    ["displayName", ["Ada"]],
    ["companyName", ["Analytical Engines"]],
    ["subject", ["Your film"]],
    ["body", ["Dear Ada,\n\nthank you."]],
    ["reason", ["It was a round sum."]],
    ["page", ["/contact", "/pricing", "//elsewhere.example"]],
    ["bucketId", ["attachments", "deliverables", "avatars"]],
    ["destinationBucket", ["attachments", "avatars"]],
    ["sourceKey", files],
    ["destinationKey", [...owners.map((owner) => `~${owner}.id~/moved.txt`), "a"]],
    ["prefixes", files],
    ["paths", files],
    ["prefix", ["", "~own.id~", "~ben.id~/", "~other.id~"]],
    ["search", ["", "a"]],
    ["event", ["*", "INSERT", "message"]],
    ["schema", ["public", "auth", "*"]],
    ["table", ["messages", "projects", "*", "audit_log"]],
    ["filter", ["user_id=eq.~own.id~", "user_id=in.(~ben.id~)", "title=eq.x", "a"]],
    ["access_token", ["~own.access~", "x.y.z"]],
  ]);
}
