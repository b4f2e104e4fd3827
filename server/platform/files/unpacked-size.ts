import type { FileHandle } from 'node:fs/promises';

/** Office documents of 10 MB unpack to about 100 MB at most. */
const MAX_UNPACKED_BYTES = 256 * 1024 ** 2;
/** A workbook has one entry for each sheet and picture. */
const MAX_ENTRIES = 10_000;
/** 400 MB of memory in whatever program shows the picture; cameras have up to 60 million. */
const MAX_PIXELS = 100_000_000;

/** Byte offsets in a ZIP archive (APPNOTE.TXT, sections 4.3.12 and 4.3.16); all numbers are little-endian. */
const end = {
  size: 22,
  signature: 'PK\x05\x06',
  entries: 10,
  directorySize: 12,
  directoryOffset: 16,
  maxComment: 65_535,
};
const entry = {
  size: 46,
  signature: 'PK\x01\x02',
  packed: 20,
  unpacked: 24,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
};

/**
 * Whether an archive declares an unpacked size beyond that of any real document. Reads only its directory, and unpacks nothing.
 * Entries that share their content, the trick of bombs with a ratio beyond that of DEFLATE, and ZIP64, whose sizes a
 * document of 10 MB does not need, count as too large.
 */
export async function isArchiveTooLarge(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const tail = await read(file, Math.max(0, size - end.size - end.maxComment), end.size + end.maxComment);
  const at = tail.lastIndexOf(end.signature, undefined, 'latin1');
  if (at < 0 || at + end.size > tail.length) return true; // no program could list its entries
  const [count, length, offset] = [
    tail.readUInt16LE(at + end.entries),
    tail.readUInt32LE(at + end.directorySize),
    tail.readUInt32LE(at + end.directoryOffset),
  ];
  if (count > MAX_ENTRIES || offset + length > size) return true;
  const directory = await read(file, offset, length);
  let [position, packed, unpacked] = [0, 0, 0];
  for (let n = 0; n < count; n++) {
    if (position + entry.size > directory.length) return true;
    if (directory.toString('latin1', position, position + 4) !== entry.signature) return true;
    packed += directory.readUInt32LE(position + entry.packed);
    unpacked += directory.readUInt32LE(position + entry.unpacked);
    const texts = [entry.nameLength, entry.extraLength, entry.commentLength];
    position += texts.reduce((sum, field) => sum + directory.readUInt16LE(position + field), entry.size);
  }
  return unpacked > MAX_UNPACKED_BYTES || packed > size;
}

/** Whether a PNG file declares too many pixels. Its first chunk has width and height. */
export async function isPngTooLarge(file: FileHandle): Promise<boolean> {
  const start = await read(file, 0, 24);
  return start.length < 24 || start.readUInt32BE(16) * start.readUInt32BE(20) > MAX_PIXELS;
}

/** Markers of a JPEG file (ITU T.81, table B.1) that begin a frame with its size: C0 to CF without C4, C8 and CC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Files have a few dozen segments before the frame; the limit protects against files crafted to have very many. */
const MAX_SEGMENTS = 2_000;

/** Whether a JPEG file declares too many pixels. A file without a frame shows nothing. */
export async function isJpegTooLarge(file: FileHandle): Promise<boolean> {
  let position = 2;
  for (let n = 0; n < MAX_SEGMENTS; n++) {
    const segment = await read(file, position, 9);
    if (segment.length < 9 || segment[0] !== 0xff) return false;
    const marker = segment[1]!;
    if (isFrame(marker)) return segment.readUInt16BE(5) * segment.readUInt16BE(7) > MAX_PIXELS;
    // FF before a marker is padding, and a few markers have no segment.
    position +=
      marker === 0xff ? 1 : marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + segment.readUInt16BE(2);
  }
  return true;
}

/** Reads bytes, fewer at the end of the file. */
async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
