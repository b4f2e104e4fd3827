import { unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';

/** Room for boundaries and headers of a form, as in deploy/nginx-site.conf; a file that is too large by less than this is read before it is refused. */
const MAX_OVERHEAD_BYTES = 1024 ** 2;

interface Upload {
  /** Original file name. */
  name: string;
  /** Path of the temporary file, which is deleted after `work`. */
  path: string;
  /** Size in bytes. */
  size: number;
}

/** An upload was refused because of an error of the client. */
export class UploadError extends Error {
  constructor(
    readonly code: 'FILE_TOO_LARGE' | 'FILE_EXPANDS' | 'TOO_MANY_FILES' | 'NO_FILE' | 'EMPTY_FILE' | 'BAD_REQUEST',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Creates a handler that receives the single file of a multipart form, in a field of any name, and streams it to a
 * temporary file.
 * @param maxBytes maximum size of the file
 * @param work processes the file, which is deleted afterwards
 * @returns a handler that fails with UploadError when the request does not contain exactly one file
 */
export function handleSingleUpload(
  maxBytes: number,
  work: (upload: Upload, ...args: Parameters<RequestHandler>) => Promise<void>,
): RequestHandler {
  const limits = { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 1024, headerPairs: 50 };
  const receive = multer({ dest: tmpdir(), limits, defParamCharset: 'utf8' }).any();
  return async (request, response, next) => {
    if (Number(request.headers['content-length']) > maxBytes + MAX_OVERHEAD_BYTES) {
      response.set('Connection', 'close'); // otherwise the rest is read before the next request
      throw new UploadError('FILE_TOO_LARGE', 'The file is too large');
    }
    await new Promise<void>((resolve, reject) => {
      void receive(request, response, (error: unknown) => (error ? reject(toUploadError(error)) : resolve()));
    });
    const upload = getUpload(request);
    try {
      if (upload.size === 0) throw new UploadError('EMPTY_FILE', 'The file is empty');
      await work(upload, request, response, next);
    } finally {
      await unlink(upload.path);
    }
  };
}

function getUpload({ files }: Request): Upload {
  const [file] = Array.isArray(files) ? files : [];
  if (!file) throw new UploadError('NO_FILE', 'Send one file as multipart/form-data');
  return { name: file.originalname, path: file.path, size: file.size };
}

/** Errors with a system call, such as a full disk, are ours; all others are errors of the client. */
function toUploadError(error: unknown): Error {
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return new UploadError('FILE_TOO_LARGE', 'The file is too large');
    if (error.code === 'LIMIT_FILE_COUNT') return new UploadError('TOO_MANY_FILES', 'Send one file at a time');
    return new UploadError('BAD_REQUEST', error.message);
  }
  if (!(error instanceof Error)) return new Error('an upload failed', { cause: error });
  return 'syscall' in error ? error : new UploadError('BAD_REQUEST', error.message);
}
