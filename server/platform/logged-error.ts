/** What of an error tells where it happened and of what kind it is. Others repeat what people typed: PostgreSQL's `detail`, parameters, recipients. */
const telling = [
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

/** PostgreSQL's class for values that are not what they should be: its message quotes them. */
const quotesValue = ({ name, code }: Told) => name === 'SyntaxError' || /^22...$/.test(String(code));

type Told = Error & { code?: unknown; errors?: unknown };

/** Causes of causes. */
const deepest = 5;

/**
 * A text without addresses of mailboxes, for the log: a mail server or a library may repeat them in what it says.
 */
export const withoutMailboxes = (text: string): string =>
  text.replace(/[^\s<>"'(),:;=/[\]]+/g, (word) => (/.(?:@|%40)./.test(word) ? '…@…' : word));

/** An error as the log has it: its kind, its words and where it comes from, without what anybody typed. */
export function loggedError(thrown: unknown, depth = 0): unknown {
  const error = thrown as Told | null | undefined;
  if (typeof error?.message !== 'string') return { type: typeof thrown };
  const known = withoutMailboxes(error.message);
  const message = quotesValue(error) ? known.replace(/"[^"]*"/g, '"…"') : known;
  const { name, stack = '', cause, errors } = error;
  const frames = stack.indexOf('\n    at '); // before them stands the message, as it was
  return {
    type: error.constructor.name,
    message,
    stack: `${name}: ${message}${frames < 0 ? '' : stack.slice(frames)}`,
    ...Object.fromEntries(telling.flatMap((key) => (key in error ? [[key, error[key as keyof Told]]] : []))),
    ...(cause !== undefined && depth < deepest && { cause: loggedError(cause, depth + 1) }),
    ...(Array.isArray(errors) && depth < deepest && { errors: errors.map((one) => loggedError(one, depth + 1)) }),
  };
}
