import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AppError } from "../../runtime/errors/app-error.ts";

/** GoTrue's codes that this server answers with, and the status of each. */
const statusByCode = {
  anonymous_provider_disabled: 422,
  bad_code_verifier: 400,
  bad_json: 400,
  bad_jwt: 403,
  bad_request: 400,
  conflict: 409,
  current_password_invalid: 400,
  database_unavailable: 503,
  email_exists: 422,
  email_not_confirmed: 400,
  flow_state_expired: 403,
  flow_state_not_found: 404,
  insufficient_aal: 403,
  invalid_api_key: 401,
  invalid_credentials: 400,
  mfa_challenge_expired: 422,
  mfa_factor_name_conflict: 422,
  mfa_factor_not_found: 404,
  mfa_recovery_codes_sole_factor: 422,
  mfa_verification_failed: 422,
  mfa_verified_factor_exists: 422,
  no_authorization: 401,
  not_admin: 403,
  not_supported: 404,
  otp_disabled: 422,
  otp_expired: 403,
  over_email_send_rate_limit: 429,
  over_request_rate_limit: 429,
  phone_provider_disabled: 422,
  provider_disabled: 400,
  reauthentication_needed: 400,
  reauthentication_not_valid: 422,
  refresh_token_already_used: 400,
  refresh_token_not_found: 400,
  request_too_large: 413,
  same_password: 422,
  saml_provider_disabled: 404,
  session_expired: 400,
  session_not_found: 403,
  too_many_enrolled_mfa_factors: 422,
  unexpected_failure: 500,
  user_banned: 400,
  user_not_found: 403,
  validation_failed: 400,
  weak_password: 422,
} as const satisfies Record<string, ContentfulStatusCode>;

export type AuthErrorCode = keyof typeof statusByCode;

type Details = {
  reasons?: string[];
  /** Where it is another than that of the code. */
  status?: ContentfulStatusCode;
  retryAfterSeconds?: number;
  cause?: unknown;
};

export class AuthError extends AppError {
  declare readonly status: ContentfulStatusCode;
  readonly reasons: string[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: AuthErrorCode, message: string, details: Details = {}) {
    super(code, message, {
      cause: details.cause,
      status: details.status ?? statusByCode[code],
    });
    this.name = "AuthError";
    this.reasons = details.reasons;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function authStatusOf(code: string): ContentfulStatusCode {
  return isAuthErrorCode(code) ? statusByCode[code] : 500;
}

function isAuthErrorCode(code: string): code is AuthErrorCode {
  return Object.hasOwn(statusByCode, code);
}
