import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useHydrated } from '../../ui/use-hydrated.ts';

const isIpAddress = (host: string) => /^(\[.*\]|[\d.]+)$/.test(host);

/**
 * Returns whether the browser has passkeys for this site; none has them for IP addresses. True before hydration, because nearly all browsers
 * have them: a button that appeared later would move the link below it away from the pointer.
 */
export const useSupportsPasskeys = (): boolean =>
  !useHydrated() || ('PublicKeyCredential' in window && !isIpAddress(window.location.hostname));

/** Options and responses of WebAuthn, as GraphQL carries them. */
type Json = Record<string, unknown>;

/** The browser returned no passkey. */
export class PasskeyFailure extends Error {
  /** Message id of the reason. */
  readonly reason: string;

  constructor(reason: string, cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Names of the errors of WebAuthn. Browsers report a timeout of the device by the same name as a closed dialog. */
const reasons: Record<string, string> = {
  NotAllowedError: 'passkeys.cancelled',
  AbortError: 'passkeys.cancelled',
  InvalidStateError: 'form.passkey.known',
  ConstraintError: 'passkeys.unsupported',
  NotSupportedError: 'passkeys.unsupported',
};
const failureOf = (error: unknown) =>
  new PasskeyFailure((error instanceof Error && reasons[error.name]) || 'passkeys.failed', error);

/** Creates a passkey with the device that the user chooses. @throws PasskeyFailure */
export async function createPasskey(options: Json | undefined): Promise<Json> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return { ...(await startRegistration({ optionsJSON })) };
  } catch (error) {
    throw failureOf(error);
  }
}

/** Signs a challenge with a passkey that the user chooses. @throws PasskeyFailure */
export async function signWithPasskey(options: Json | undefined): Promise<Json> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return { ...(await startAuthentication({ optionsJSON })) };
  } catch (error) {
    throw failureOf(error);
  }
}
