/** PostgreSQL names of the column types that `copyRows` can fill. */
export type CopyType = 'text' | 'uuid' | 'int4' | 'numeric' | 'bool' | 'timestamptz' | 'jsonb';

interface Encoder {
  /** Upper limit of the encoded length in bytes. */
  maxBytes: (value: unknown) => number;
  /** @returns number of bytes written */
  write: (buffer: Buffer, value: unknown, offset: number) => number;
}

const encoder = <Value>(
  maxBytes: number | ((value: Value) => number),
  write: (buffer: Buffer, value: Value, offset: number) => number,
): Encoder => ({
  maxBytes: typeof maxBytes === 'number' ? () => maxBytes : (value) => maxBytes(value as Value),
  write: (buffer, value, offset) => write(buffer, value as Value, offset),
});

/** Encode values in PostgreSQL's binary format (`<type>_send`). Instants are given in milliseconds since 1970, jsonb as JSON text. */
export const encoders: Record<CopyType, Encoder> = {
  text: encoder(
    (text: string) => 3 * text.length,
    (buffer, text, offset) => buffer.write(text, offset),
  ),
  uuid: encoder(16, writeUuid),
  int4: encoder(4, (buffer, number: number, offset) => buffer.writeInt32BE(number, offset) - offset),
  numeric: encoder(40, writeNumeric),
  bool: encoder(1, (buffer, value: boolean, offset) => buffer.writeUInt8(value ? 1 : 0, offset) - offset),
  timestamptz: encoder(8, writeInstant),
  // The format starts with a version byte.
  jsonb: encoder(
    (json: string) => 1 + 3 * json.length,
    (buffer, json, offset) => buffer.writeUInt8(1, offset) - offset + buffer.write(json, offset + 1),
  ),
};

/** Writes the 16 bytes of a UUID without intermediate strings, because most columns of a large import are ids. */
function writeUuid(buffer: Buffer, id: string, offset: number): number {
  let digits = 0;
  for (let index = 0; index < id.length; index++) {
    const code = id.charCodeAt(index);
    if (code === hyphen) continue;
    const digit = code <= nine ? code - zero : (code | 0x20) - letterA + 10;
    const byte = offset + (digits >> 1);
    buffer[byte] = digits++ % 2 === 0 ? digit << 4 : buffer[byte]! | digit;
  }
  return 16;
}
const [hyphen, zero, nine, letterA] = [0x2d, 0x30, 0x39, 0x61];

/** Writes an instant as microseconds since 2000; a double represents each microsecond exactly until the year 2255. */
function writeInstant(buffer: Buffer, time: number, offset: number): number {
  const microseconds = (time - postgresEpoch) * 1_000;
  buffer.writeInt32BE(Math.floor(microseconds / 2 ** 32), offset);
  buffer.writeUInt32BE(((microseconds % 2 ** 32) + 2 ** 32) % 2 ** 32, offset + 4);
  return 8;
}
const postgresEpoch = Date.UTC(2000, 0);

/** Writes a whole number as numeric: count of base-10,000 digits, weight of the first digit, sign, number of decimals (0), digits. */
function writeNumeric(buffer: Buffer, number: number, offset: number): number {
  if (!Number.isSafeInteger(number)) throw new RangeError(`COPY takes whole numbers for numeric, not ${number}`);
  const digits: number[] = [];
  for (let rest = Math.abs(number); rest > 0; rest = Math.floor(rest / 10_000)) digits.unshift(rest % 10_000);
  const parts = [digits.length, digits.length - 1, number < 0 ? 0x4000 : 0, 0, ...digits];
  return parts.reduce((end, part) => buffer.writeInt16BE(part, end), offset) - offset;
}
