import type { FileHandle } from 'node:fs/promises';

/** Offsets and special numbers of Microsoft's compound file format (MS-CFB, sections 2.2 to 2.6). */
const header = { size: 512, sectorShift: 30, firstDirectorySector: 48, firstDifatSector: 68, difat: 76 };
const entry = { size: 128, nameLength: 64, type: 66 };
const streamType = 2;
/** Sector numbers from here on mean that a chain ends. */
const noSector = 0xfffffffa;
/** Directories of documents have some dozen entries; what has thousands is made to keep us busy. */
const maxDirectorySectors = 64;

/**
 * Names of the streams in a compound file: the old formats of Office all are one, told apart by what they keep in it.
 * A file that contradicts itself has no streams.
 */
export async function streamsOf(file: FileHandle): Promise<Set<string>> {
  const streams = new Set<string>();
  const start = await bytes(file, 0, header.size);
  const shift = start.readUInt16LE(header.sectorShift);
  if (shift !== 9 && shift !== 12) return streams;
  const sectorSize = 1 << shift;
  const read = (sector: number) => bytes(file, (sector + 1) * sectorSize, sectorSize);

  let sector = start.readUInt32LE(header.firstDirectorySector);
  for (let count = 0; sector < noSector && count < maxDirectorySectors; count++) {
    const directory = await read(sector);
    for (let at = 0; at < sectorSize; at += entry.size) {
      if (directory[at + entry.type] === streamType) streams.add(nameAt(directory, at));
    }
    sector = await nextSector(sector);
  }
  return streams;

  /** The allocation table has a number for each sector: that of the next in its chain. */
  async function nextSector(of: number): Promise<number> {
    const numbers = sectorSize / 4;
    const table = await tableSector(Math.floor(of / numbers));
    return table < noSector ? (await read(table)).readUInt32LE((of % numbers) * 4) : noSector;
  }

  /** Where the parts of that table are: the first 109 in the header, the others in a chain of sectors of their own. */
  async function tableSector(index: number): Promise<number> {
    const inHeader = (header.size - header.difat) / 4;
    if (index < inHeader) return start.readUInt32LE(header.difat + index * 4);
    const inSector = sectorSize / 4 - 1;
    let list = start.readUInt32LE(header.firstDifatSector);
    for (let skip = Math.floor((index - inHeader) / inSector); skip > 0 && list < noSector; skip--)
      list = (await read(list)).readUInt32LE(sectorSize - 4);
    return list < noSector ? (await read(list)).readUInt32LE(((index - inHeader) % inSector) * 4) : noSector;
  }
}

/** Zeros stand for what is beyond the end. */
async function bytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  await file.read(buffer, 0, length, position);
  return buffer;
}

/** Its length counts bytes of UTF-16 and the zero at the end. */
function nameAt(directory: Buffer, at: number): string {
  const length = Math.min(directory.readUInt16LE(at + entry.nameLength), entry.nameLength) - 2;
  return directory.toString('utf16le', at, at + Math.max(length, 0));
}
