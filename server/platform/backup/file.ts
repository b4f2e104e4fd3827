import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartError } from '../start-error.ts';
import type { SequencePosition, TableDigest } from './tables.ts';

/** Increases when an earlier program could no longer read the file. */
export const FILE_FORMAT = 1;

/*
 * A backup is a compressed SQL script that psql can load into the tables of its migrations: the header and the manifest are comments, between
 * them are `copy … from stdin;` with the rows of each table up to a line `\.`, and `select setval(…);` for each sequence.
 */
export const headerPrefix = '-- kordon backup ';
export const manifestPrefix = '-- end of kordon backup ';

/** First line of a file. */
export interface Header {
  format: number;
  /** Version of the product that wrote it. */
  version: string;
  createdAt: string;
  /** Names of the migrations that had run, in their order. */
  migrations: string[];
}

/** Last line of a file, so a file without it is incomplete. */
export interface Manifest {
  tables: Record<string, TableDigest>;
  sequences: SequencePosition[];
}

type Part =
  | { header: Header }
  /** Names are quoted where necessary. The rows follow as one or more chunks. */
  | { table: string; columns: string[] }
  | { rows: Buffer }
  | { end: true }
  | { manifest: Manifest };

const newline = 0x0a;
const endOfRows = Buffer.from('\\.\n');
const endAfterRow = Buffer.from('\n\\.\n');
const copyStatement = /^copy (\S+) \((.*)\) from stdin;$/;

/**
 * Reads a backup without keeping more than a few rows in memory.
 * @throws StartError when the file is missing, damaged, truncated or no backup
 */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  let rest: Buffer = Buffer.alloc(0);
  let inRows = false;
  let hasHeader = false;
  let isComplete = false;
  try {
    const text = createGunzip({ chunkSize: CHUNK_BYTES });
    pipeline(createReadStream(file), text, () => {}); // destroys `text` with an error of the file
    for await (const chunk of text) {
      const end = (chunk as Buffer).lastIndexOf(newline);
      if (end < 0) {
        rest = Buffer.concat([rest, chunk as Buffer]);
        continue;
      }
      let lines: Buffer = Buffer.concat([rest, (chunk as Buffer).subarray(0, end + 1)]);
      rest = Buffer.from((chunk as Buffer).subarray(end + 1));
      while (lines.length > 0) {
        if (inRows) {
          const rows = takeRows(lines);
          if (rows.length > 0) yield { rows };
          inRows = !lines.subarray(rows.length).length;
          lines = inRows ? lines.subarray(lines.length) : lines.subarray(rows.length + endOfRows.length);
          if (!inRows) yield { end: true };
          continue;
        }
        const length = lines.indexOf(newline);
        const part = parseLine(lines.subarray(0, length).toString());
        lines = lines.subarray(length + 1);
        if (!hasHeader && !(part && 'header' in part)) throw new Error('it does not begin like one');
        hasHeader = true;
        if (!part) continue;
        inRows = 'table' in part;
        isComplete = 'manifest' in part;
        yield part;
      }
    }
  } catch (error) {
    throw toFileError(file, error as NodeJS.ErrnoException);
  }
  if (!isComplete) throw new StartError(`${file} is not a complete backup: its end is missing`);
}
const CHUNK_BYTES = 1024 * 1024;

/** Returns the rows before the line `\.`, or all lines. */
function takeRows(lines: Buffer): Buffer {
  if (lines.subarray(0, endOfRows.length).equals(endOfRows)) return lines.subarray(0, 0);
  const end = lines.indexOf(endAfterRow);
  return end < 0 ? lines : lines.subarray(0, end + 1);
}

function parseLine(text: string): Part | undefined {
  if (text.startsWith(headerPrefix)) return { header: JSON.parse(text.slice(headerPrefix.length)) as Header };
  if (text.startsWith(manifestPrefix)) return { manifest: JSON.parse(text.slice(manifestPrefix.length)) as Manifest };
  const [, table, columns] = copyStatement.exec(text) ?? [];
  return table && columns !== undefined ? { table, columns: columns.split(', ') } : undefined;
}

function toFileError(file: string, error: NodeJS.ErrnoException): Error {
  if (error instanceof StartError) return error;
  const { code = '', message } = error;
  if (code === 'Z_BUF_ERROR') return new StartError(`${file} is not a complete backup: its end is missing`);
  if (code.startsWith('Z_') || !code)
    return new StartError(`${file} is no backup, or is damaged: ${message}`, { cause: error });
  return new StartError(`${file} cannot be read: ${message}`, { cause: error });
}
