/**
 * Error fields that are logged. Other fields may repeat user input: PostgreSQL's `detail`, parameters, mail recipients.
 */
const SAFE_FIELDS = [
  'code',
  'syscall',
  'errno',
  'command',
  'responseCode',
  'query',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
];

/** Whether the message quotes the invalid value: JSON syntax errors and PostgreSQL's class 22 (data exceptions). */
const quotesValue = ({ name, code }: SerializableError) => name === 'SyntaxError' || /^22...$/.test(String(code));

type SerializableError = Error & { code?: unknown; errors?: unknown };

/** Maximum nesting of causes. */
const MAX_DEPTH = 5;

/** Replaces e-mail addresses in a text by `…@…`, because messages of mail servers and libraries may contain them. */
export const maskEmailAddresses = (text: string): string =>
  text.replace(/[^\s<>"'(),:;=/[\]]+/g, (word) => (/.(?:@|%40)./.test(word) ? '…@…' : word));

/** Converts an error for the log: type, message, stack and safe fields, without user input. */
export function serializeError(thrown: unknown, depth = 0): unknown {
  const error = thrown as SerializableError | null | undefined;
  if (typeof error?.message !== 'string') return { type: typeof thrown };
  const masked = maskEmailAddresses(error.message);
  const message = quotesValue(error) ? masked.replace(/"[^"]*"/g, '"…"') : masked;
  const { name, stack = '', cause, errors } = error;
  const frames = stack.indexOf('\n    at '); // the text before the frames is the unmasked message
  return {
    type: error.constructor.name,
    message,
    stack: `${name}: ${message}${frames < 0 ? '' : stack.slice(frames)}`,
    ...Object.fromEntries(
      SAFE_FIELDS.flatMap((key) => (key in error ? [[key, error[key as keyof SerializableError]]] : [])),
    ),
    ...(cause !== undefined && depth < MAX_DEPTH && { cause: serializeError(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      depth < MAX_DEPTH && { errors: errors.map((nested) => serializeError(nested, depth + 1)) }),
  };
}
