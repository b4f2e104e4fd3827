import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { reasons } from '../../../common/forms/reasons.ts';
import { badInput } from '../../platform/graphql/errors.ts';

/** Maximum length of a part of a response, in characters of base64url. Even the longest part, the attestation with the public key, is far shorter. */
const MAX_LENGTH = 8_000;
const transports = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;

const refused = () => badInput({ response: reasons.passkeyRefused });
const partsOf = (value: unknown): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) throw refused();
  return { ...value };
};
const readEncoded = (value: unknown): string => {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !/^[\w-]+$/.test(value)) throw refused();
  return value;
};

/** Reads the part that both responses have in common. */
function readCredential(value: unknown) {
  const { id, rawId, response } = partsOf(value);
  const parts = partsOf(response);
  const credential = {
    id: readEncoded(id),
    rawId: readEncoded(rawId),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;
  return { credential, parts, clientDataJSON: readEncoded(parts['clientDataJSON']) };
}

/** Reads what the browser returns for a new passkey. @throws BAD_USER_INPUT for anything else */
export function readRegistration(value: unknown): RegistrationResponseJSON {
  const { credential, parts, clientDataJSON } = readCredential(value);
  const namedTransports: unknown = parts['transports'];
  return {
    ...credential,
    response: {
      clientDataJSON,
      attestationObject: readEncoded(parts['attestationObject']),
      transports: transports.filter(
        (transport) => Array.isArray(namedTransports) && namedTransports.includes(transport),
      ),
    },
  };
}

/** Reads what the browser returns for a challenge that a passkey has signed. @throws BAD_USER_INPUT for anything else */
export function readAssertion(value: unknown): AuthenticationResponseJSON & { response: { userHandle: string } } {
  const { credential, parts, clientDataJSON } = readCredential(value);
  return {
    ...credential,
    response: {
      clientDataJSON,
      authenticatorData: readEncoded(parts['authenticatorData']),
      signature: readEncoded(parts['signature']),
      userHandle: readEncoded(parts['userHandle']),
    },
  };
}

/** Reads transports that were stored. */
export const readTransports = (stored: readonly string[]): AuthenticatorTransport[] =>
  transports.filter((transport) => stored.includes(transport));
