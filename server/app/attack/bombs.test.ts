import { once } from 'node:events';
import { connect } from 'node:net';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import * as files from '../../testing/files.ts';
import { startKordon } from '../../testing/kordon.ts';

/** Small requests and files that would take very much memory when they are unpacked. */
const kordon = startKordon({ JOBS: 'off' });
const MB = 1024 ** 2;
/** The most that the memory of the server may grow by one bomb. */
const MAX_GROWTH_BYTES = 64 * MB;

beforeEach(() => kordon.db.query('truncate rate_limits'));

async function upload(content: Buffer, name: string, to = '/attachments') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const before = process.memoryUsage().rss;
  const response = await kordon.admin.fetch(to, { method: 'POST', body: form });
  const growth = process.memoryUsage().rss - before - content.length * 4; // both sides of the connection are in this process
  expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
  const { error } = (await response.json()) as { error?: { code: string } };
  return [response.status, error?.code];
}

const chunkOf = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
/** Builds a complete PNG in black and white, a byte for each eight pixels. */
function aPngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1; // bits of a pixel
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunkOf('IHDR', header), chunkOf('IDAT', rows), chunkOf('IEND', Buffer.alloc(0))]);
}
const aJpegOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'black' }, limitInputPixels: false })
    .jpeg()
    .toBuffer();

/** Repeats the last entry in the directory of an archive, like bombs whose entries share their content. */
function repeatLastEntry(archive: Buffer, times: number): Buffer {
  const end = archive.length - 22;
  const offset = archive.readUInt32LE(end + 16);
  const directory = archive.subarray(offset, end);
  const last = directory.subarray(directory.lastIndexOf('PK\x01\x02'));
  const copies = Buffer.concat([directory, ...Array.from({ length: times }, () => last)]);
  const tail = Buffer.from(archive.subarray(end));
  const count = tail.readUInt16LE(10) + times;
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(copies.length, 12);
  return Buffer.concat([archive.subarray(0, offset), copies, tail]);
}

describe('a document that expands is refused without being unpacked:', () => {
  test.each([
    ['a text of 300 MB in a Word document', files.aDocx({ 'word/document.xml': Buffer.alloc(300 * MB) }), 'docx'],
    [
      'five sheets of 60 MB',
      files.anXlsx(Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`xl/${n}.xml`, Buffer.alloc(60 * MB)]))),
      'xlsx',
    ],
    [
      '5,000 entries that share one text of 1 MB',
      repeatLastEntry(files.aDocx({ 'word/document.xml': Buffer.alloc(MB) }), 5_000),
      'docx',
    ],
    ['11,000 empty entries', repeatLastEntry(files.anXlsx({ 'xl/x.xml': '' }), 11_000), 'xlsx'],
    ['an archive whose directory is cut off', files.aDocx().subarray(0, -30), 'docx'],
    ['a picture of 30,000 × 30,000 pixels', aPngOf(30_000, 30_000), 'png'],
  ])('%s', async (_what, content, extension) => {
    expect(content.length).toBeLessThan(MB);
    expect(await upload(content, `bomb.${extension}`)).toEqual([413, 'FILE_EXPANDS']);
  });

  test('a photo of 12,000 × 12,000 pixels', async () => {
    expect(await upload(await aJpegOf(12_000, 12_000), 'bomb.jpg')).toEqual([413, 'FILE_EXPANDS']);
  });

  test('also as a document of a company', async () => {
    const bomb = files.aDocx({ 'word/document.xml': Buffer.alloc(300 * MB) });
    const company = '/companies/5f0c4d0e-7a4f-4f0e-8c55-0d4f5a6b7c8d/documents';
    expect(await upload(bomb, 'bomb.docx', company)).toEqual([413, 'FILE_EXPANDS']);
  });

  test.each([
    ['a document of 20 MB', files.aDocx({ 'word/document.xml': Buffer.alloc(20 * MB) }), 'docx'],
    ['a picture of 9,000 × 9,000 pixels', aPngOf(9_000, 9_000), 'png'],
    ['a PDF whose text has 300 MB, which nothing unpacks', files.aPdfOf(deflateSync(Buffer.alloc(300 * MB))), 'pdf'],
  ])('but not %s', async (_what, content, extension) => {
    expect(await upload(content, `drawing.${extension}`)).toEqual([201, undefined]);
  });
});

test('an upload whose Content-Length is too large gets 413 before its content is sent', async () => {
  const socket = connect(kordon.port, '127.0.0.1');
  socket.write(
    `POST /attachments HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${500 * MB}\r\n\r\n--x\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer.toString()).toContain('FILE_TOO_LARGE');
  if (!socket.closed) await once(socket, 'close');
});

describe('a compressed request of 300 MB is not unpacked:', () => {
  const gzipped = gzipSync(Buffer.alloc(300 * MB, 'a'));
  const form = 'application/x-www-form-urlencoded';
  test.each([
    ['/graphql', 'application/json', 'gzip', 413],
    ['/graphql', 'application/json', 'gzip, gzip', 415],
    ['/offer/0123456789abcdefghijklmn/question', form, 'gzip', 413],
    ['/offer/0123456789abcdefghijklmn/code', form, 'gzip', 413],
    ['/attachments', 'multipart/form-data; boundary=x', 'gzip', 400],
  ])('%s as %s in %s', async (path, type, encoding, status) => {
    const before = process.memoryUsage().rss;
    const headers = { 'content-type': type, 'content-encoding': encoding };
    const response = await kordon.admin.fetch(path, { method: 'POST', headers, body: new Uint8Array(gzipped) });
    expect(response.status).toBe(status);
    expect(process.memoryUsage().rss - before).toBeLessThan(MAX_GROWTH_BYTES);
  });
});
