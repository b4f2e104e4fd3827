import { array, boolean, number, object, string } from 'yup';
import { mailboxAuthentications } from '../enums.ts';
import { reasons } from './reasons.ts';
import { choice, cleanLine, email, line, nullTo, optionalId, requiredFor } from './text.ts';

/** Maximum length of a password or token. */
const MAX_SECRET_LENGTH = 8_192;
const MAX_LENGTH = 300;
const MAX_TRUSTED_SERVERS = 10;

const host = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i;

/** A secret is stored as it was entered. */
const secret = () => string().transform(nullTo('')).max(MAX_SECRET_LENGTH, reasons.tooLong).default('');

/** https, or http to a server of the same machine. */
function isTokenUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return (
    !username && (protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname)))
  );
}

/** Settings that only XOAUTH2 has. */
const tokenFields = {
  tokenUrl: line(2_000).test('token-url', reasons.tokenUrl, (text) => !text || isTokenUrl(text)),
  clientId: line(MAX_LENGTH),
  clientSecret: secret(),
  scope: line(MAX_LENGTH),
};

/** In lower case; a hyphen stands for a server without a name. */
const trustedServers = array(line(253).lowercase().required(reasons.required))
  .transform(nullTo<string[]>([]))
  .max(MAX_TRUSTED_SERVERS, reasons.trustedServers)
  .default([]);

/** Settings of a mailbox. */
export const mailboxForm = object({
  address: email().required(reasons.required),
  host: line(253)
    .required(reasons.required)
    .test('host', reasons.mailHost, (text) => !text || host.test(text)),
  port: number()
    .typeError(reasons.mailPort)
    .required(reasons.required)
    .integer(reasons.mailPort)
    .min(1, reasons.mailPort)
    .max(65_535, reasons.mailPort),
  secure: boolean().required(reasons.required),
  /** By default the address. */
  username: line(MAX_LENGTH),
  authentication: choice(mailboxAuthentications).required(reasons.required),
  /** Password or refresh token; empty to keep the stored one. */
  secret: secret(),
  tokenUrl: tokenFields.tokenUrl.when('authentication', requiredFor('xoauth2')),
  clientId: tokenFields.clientId.when('authentication', requiredFor('xoauth2')),
  clientSecret: tokenFields.clientSecret,
  scope: tokenFields.scope,
  trustedServers,
  enabled: boolean().transform(nullTo(true)).default(true),
});

const requiredTokenFields = {
  ...tokenFields,
  tokenUrl: tokenFields.tokenUrl.required(reasons.required),
  clientId: tokenFields.clientId.required(reasons.required),
};

/** The settings of XOAUTH2 in the dialog, which shows them only for XOAUTH2, so that two of them are marked as required. */
export const mailboxTokenForm = object(requiredTokenFields);

/** The field is hidden for a password, so that what was entered before is neither checked nor sent. */
const hiddenForPassword = {
  is: 'password',
  then: () =>
    string()
      .transform(() => '')
      .default(''),
};

/** Returns the servers of a list with commas. */
export const parseTrustedServers = (text: string): string[] => text.split(',').map(cleanLine).filter(Boolean);

/** The form of the dialog that changes a mailbox, with the trusted servers in one line. */
export const mailboxDialogForm = mailboxForm.shape({
  tokenUrl: requiredTokenFields.tokenUrl.when('authentication', hiddenForPassword),
  clientId: requiredTokenFields.clientId.when('authentication', hiddenForPassword),
  clientSecret: requiredTokenFields.clientSecret.when('authentication', hiddenForPassword),
  scope: requiredTokenFields.scope.when('authentication', hiddenForPassword),
  trustedServers: line(MAX_TRUSTED_SERVERS * 255).test('trusted-servers', reasons.trustedServers, (text) =>
    trustedServers.isValidSync(parseTrustedServers(text)),
  ),
});

/** The form of the dialog that adds a mailbox. */
export const newMailboxDialogForm = mailboxDialogForm.shape({ secret: secret().required(reasons.required) });

/** Company and contact that a mail makes. */
export const mailLeadForm = object({
  name: line(200).required(reasons.required),
  /** By default the domain of the address. */
  company: line(200),
  companyId: optionalId(),
});

/** Records that a mail belongs to. */
export const linkMailForm = object({
  companyId: optionalId().required(reasons.required),
  contactId: optionalId(),
  quoteRequestId: optionalId(),
});
