import { object, string } from 'yup';
import type { Mailbox } from './mailbox.entity.ts';

/** The provider or the mail server refused the credentials: another attempt with them would fail, too, and may lock the account. */
export class RefusedSignInError extends Error {}

const TIMEOUT_MS = 15_000;
const MAX_REASON_LENGTH = 200;
/** Errors of the provider (RFC 6749, 5.2) that a repetition does not solve. */
const permanentErrors = ['invalid_grant', 'invalid_client', 'unauthorized_client', 'invalid_scope'];

const tokenResponseSchema = object({
  access_token: string(),
  /** Some providers replace the refresh token with each use. */
  refresh_token: string(),
  error: string(),
  error_description: string(),
});

interface Tokens {
  accessToken: string;
  /** Undefined when the old one stays valid. */
  refreshToken: string | undefined;
}

/**
 * Gets an access token for XOAUTH2.
 * @throws RefusedSignInError when the provider refuses the refresh token; Error when it cannot be reached
 */
export async function fetchAccessToken(
  { tokenUrl, clientId, scope }: Pick<Mailbox, 'tokenUrl' | 'clientId' | 'scope'>,
  { refreshToken, clientSecret }: { refreshToken: string; clientSecret: string | null },
): Promise<Tokens> {
  const response = await fetch(tokenUrl!, {
    method: 'POST',
    redirect: 'error', // the secrets are for this address only
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: clientId!,
      ...(clientSecret && { client_secret: clientSecret }),
      ...(scope && { scope }),
    }),
  });
  const body = tokenResponseSchema.validateSync(await response.json().catch(() => ({})));
  if (response.ok && body.access_token) return { accessToken: body.access_token, refreshToken: body.refresh_token };
  const reason = `The provider answered ${response.status} ${body.error ?? ''} ${body.error_description ?? ''}`
    .trim()
    .slice(0, MAX_REASON_LENGTH);
  throw permanentErrors.includes(body.error ?? '') ? new RefusedSignInError(reason) : new Error(reason);
}
