import type { FileHandle } from 'node:fs/promises';

/**
 * Byte offsets of the header and of a directory entry in Microsoft's compound file format ([MS-CFB], sections 2.2 to
 * 2.6).
 */
const headerOffsets = { size: 512, sectorShift: 30, firstDirectorySector: 48, firstDifatSector: 68, difat: 76 };
const entryOffsets = { size: 128, nameLength: 64, type: 66 };
/** Object type of a stream in a directory entry. */
const STREAM_TYPE = 2;
/** Sector numbers from this value on are special and end a chain. */
const FIRST_SPECIAL_SECTOR = 0xfffffffa;
/** Documents have a few dozen directory entries; the limit protects against files crafted to exhaust CPU time. */
const MAX_DIRECTORY_SECTORS = 64;

/**
 * Returns the names of the streams in a compound file. All old Office formats are compound files and differ in their
 * streams. A malformed file has no streams.
 */
export async function readStreamNames(file: FileHandle): Promise<Set<string>> {
  const streams = new Set<string>();
  const start = await readBytes(file, 0, headerOffsets.size);
  const shift = start.readUInt16LE(headerOffsets.sectorShift);
  if (shift !== 9 && shift !== 12) return streams;
  const sectorSize = 1 << shift;
  const readSector = (sector: number) => readBytes(file, (sector + 1) * sectorSize, sectorSize);

  let sector = start.readUInt32LE(headerOffsets.firstDirectorySector);
  for (let count = 0; sector < FIRST_SPECIAL_SECTOR && count < MAX_DIRECTORY_SECTORS; count++) {
    const directory = await readSector(sector);
    for (let at = 0; at < sectorSize; at += entryOffsets.size) {
      if (directory[at + entryOffsets.type] === STREAM_TYPE) streams.add(readName(directory, at));
    }
    sector = await readNextSector(sector);
  }
  return streams;

  /** Reads the next sector of a chain from the file allocation table, which has one number per sector. */
  async function readNextSector(current: number): Promise<number> {
    const entriesPerSector = sectorSize / 4;
    const table = await readTableSector(Math.floor(current / entriesPerSector));
    return table < FIRST_SPECIAL_SECTOR
      ? (await readSector(table)).readUInt32LE((current % entriesPerSector) * 4)
      : FIRST_SPECIAL_SECTOR;
  }

  /**
   * Returns the sector of a part of the allocation table: the header lists the first 109, a chain of DIFAT sectors the
   * others.
   */
  async function readTableSector(index: number): Promise<number> {
    const entriesInHeader = (headerOffsets.size - headerOffsets.difat) / 4;
    if (index < entriesInHeader) return start.readUInt32LE(headerOffsets.difat + index * 4);
    const entriesPerSector = sectorSize / 4 - 1;
    let list = start.readUInt32LE(headerOffsets.firstDifatSector);
    for (
      let skip = Math.floor((index - entriesInHeader) / entriesPerSector);
      skip > 0 && list < FIRST_SPECIAL_SECTOR;
      skip--
    )
      list = (await readSector(list)).readUInt32LE(sectorSize - 4);
    return list < FIRST_SPECIAL_SECTOR
      ? (await readSector(list)).readUInt32LE(((index - entriesInHeader) % entriesPerSector) * 4)
      : FIRST_SPECIAL_SECTOR;
  }
}

/** Reads bytes; those beyond the end of the file are zero. */
async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  await file.read(buffer, 0, length, position);
  return buffer;
}

/** Reads the name of an entry. Its stored length is in bytes of UTF-16 and includes the terminating zero. */
function readName(directory: Buffer, at: number): string {
  const length = Math.min(directory.readUInt16LE(at + entryOffsets.nameLength), entryOffsets.nameLength) - 2;
  return directory.toString('utf16le', at, at + Math.max(length, 0));
}
