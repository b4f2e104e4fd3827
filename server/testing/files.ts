import { deflateRawSync } from 'node:zlib';
import { FileFolder, type FileStorage } from '../platform/files/file-folder.ts';

/** Stores contents in the database; its folder does not exist. */
export const databaseStorage: FileStorage = { newFiles: 'database', folder: new FileFolder('/nonexistent') };

/** Builders of small uploads, each valid as far as the product inspects them. */

export const aPdf = (bytes = 64): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')]);

/** Builds a PDF with one compressed stream. */
export const aPdfOf = (stream: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);

export const aPng = (): Buffer =>
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64');

export const aJpeg = (): Buffer =>
  Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100', 'hex'), Buffer.alloc(64)]);

export const aProgram = (): Buffer => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510)]);

/** Builds a ZIP archive with deflated entries. */
export function aZip(entries: Record<string, string | Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const raw = Buffer.from(content);
    const data = deflateRawSync(raw);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(data.length, 14);
    header.writeUInt32LE(raw.length, 18);
    header.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, Buffer.from(name), data]);
    const location = Buffer.alloc(14);
    location.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), header, location, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const centralDirectory = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(centralDirectory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, centralDirectory, end]);
}

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/x" ContentType="${main}"/></Types>`;
const office = 'application/vnd.openxmlformats-officedocument';

export const aDocx = (more: Record<string, string | Buffer> = {}): Buffer =>
  aZip({
    '[Content_Types].xml': contentTypes(`${office}.wordprocessingml.document.main+xml`),
    'word/document.xml': '<w:document/>',
    ...more,
  });

export const anXlsx = (more: Record<string, string | Buffer> = {}): Buffer =>
  aZip({
    '[Content_Types].xml': contentTypes(`${office}.spreadsheetml.sheet.main+xml`),
    'xl/workbook.xml': '<workbook/>',
    ...more,
  });

/** Builds a Word document with macros. */
export const aDocm = (): Buffer =>
  aZip({
    '[Content_Types].xml': contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'),
    'word/document.xml': '<w:document/>',
  });

/** Builds a ZIP bomb: an archive of a few hundred KB with an entry of 256 MB. */
export const aZipBomb = (): Buffer => aZip({ '[Content_Types].xml': Buffer.alloc(256 * 1024 * 1024) });

/** Builds an OLE compound file with one stream: `WordDocument` makes it a .doc, `Workbook` an .xls. */
export function aCompoundFile(stream: string, { nextDirectorySector = 0xfffffffe } = {}): Buffer {
  const sector = 512;
  const file = Buffer.alloc(sector * 4, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48); // the directory is sector 1
  file.writeUInt32LE(0xfffffffe, 68);
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76); // the allocation table is sector 0
  file.fill(0xff, sector, sector * 2);
  file.writeUInt32LE(nextDirectorySector, sector + 4);
  const entry = (at: number, name: string, type: number) => {
    file.write(name, at, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
    file[at + 66] = type;
  };
  entry(sector * 2, 'Root Entry', 5);
  entry(sector * 2 + 128, stream, 2);
  return file;
}
