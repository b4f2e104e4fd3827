/** Types of columns, as PostgreSQL names them, that COPY can fill. */
export type CopyType = 'text' | 'uuid' | 'int4' | 'numeric' | 'bool' | 'timestamptz' | 'jsonb';

interface Encoder {
  /** Bytes that the value takes at most. */
  room: (value: unknown) => number;
  /** @returns how many bytes it took */
  write: (into: Buffer, value: unknown, at: number) => number;
}

const encoder = <Value>(
  room: number | ((value: Value) => number),
  write: (into: Buffer, value: Value, at: number) => number,
): Encoder => ({
  room: typeof room === 'number' ? () => room : (value) => room(value as Value),
  write: (into, value, at) => write(into, value as Value, at),
});

/** How a value gets the form that PostgreSQL's own `<type>_send` would give it: instants are milliseconds since 1970, jsonb is JSON text. */
export const encoders: Record<CopyType, Encoder> = {
  text: encoder(
    (text: string) => 3 * text.length,
    (into, text, at) => into.write(text, at),
  ),
  uuid: encoder(16, writeUuid),
  int4: encoder(4, (into, number: number, at) => into.writeInt32BE(number, at) - at),
  numeric: encoder(40, writeNumeric),
  bool: encoder(1, (into, value: boolean, at) => into.writeUInt8(value ? 1 : 0, at) - at),
  timestamptz: encoder(8, writeInstant),
  // A version before the text.
  jsonb: encoder(
    (json: string) => 1 + 3 * json.length,
    (into, json, at) => into.writeUInt8(1, at) - at + into.write(json, at + 1),
  ),
};

/** Its 32 digits, two to a byte; by hand, because most columns of a large import are ids. */
function writeUuid(into: Buffer, id: string, at: number): number {
  let digits = 0;
  for (let place = 0; place < id.length; place++) {
    const code = id.charCodeAt(place);
    if (code === hyphen) continue;
    const digit = code <= nine ? code - zero : (code | 0x20) - letterA + 10;
    const byte = at + (digits >> 1);
    into[byte] = digits++ % 2 === 0 ? digit << 4 : into[byte]! | digit;
  }
  return 16;
}
const [hyphen, zero, nine, letterA] = [0x2d, 0x30, 0x39, 0x61];

/** Microseconds since 2000, of a time in milliseconds since 1970: a double has all of them until the year 2255. */
function writeInstant(into: Buffer, time: number, at: number): number {
  const since = (time - millennium) * 1_000;
  into.writeInt32BE(Math.floor(since / 2 ** 32), at);
  into.writeUInt32BE(((since % 2 ** 32) + 2 ** 32) % 2 ** 32, at + 4);
  return 8;
}
const millennium = Date.UTC(2000, 0);

/** Digits of base 10,000, the first one's weight, the sign and how many decimals there are: none, of a whole number. */
function writeNumeric(into: Buffer, number: number, at: number): number {
  if (!Number.isSafeInteger(number)) throw new RangeError(`COPY takes whole numbers for numeric, not ${number}`);
  const digits: number[] = [];
  for (let rest = Math.abs(number); rest > 0; rest = Math.floor(rest / 10_000)) digits.unshift(rest % 10_000);
  const parts = [digits.length, digits.length - 1, number < 0 ? 0x4000 : 0, 0, ...digits];
  return parts.reduce((end, part) => into.writeInt16BE(part, end), at) - at;
}
