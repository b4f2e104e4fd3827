import { unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';

export interface Upload {
  /** As the sender calls it. */
  name: string;
  /** Where it lies until `work` is done with it. */
  path: string;
  /** Bytes. */
  size: number;
}

/** Why an upload is refused: what is wrong with it, not with us. */
export class UploadError extends Error {
  constructor(
    readonly code: 'FILE_TOO_LARGE' | 'TOO_MANY_FILES' | 'NO_FILE' | 'EMPTY_FILE' | 'BAD_REQUEST',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Takes the one file of a multipart form, whatever its field is called, and writes it to disk as it comes in.
 * @param maxBytes the largest that is accepted
 * @param work what becomes of it; the file is gone afterwards
 * @returns a handler that fails with UploadError for anything but one file
 */
export function oneUpload(
  maxBytes: number,
  work: (upload: Upload, ...args: Parameters<RequestHandler>) => Promise<void>,
): RequestHandler {
  const limits = { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 1024, headerPairs: 50 };
  const receive = multer({ dest: tmpdir(), limits, defParamCharset: 'utf8' }).any();
  return async (request, response, next) => {
    await new Promise<void>((resolve, reject) => {
      void receive(request, response, (error: unknown) => (error ? reject(refusal(error)) : resolve()));
    });
    const upload = uploadOf(request);
    try {
      if (upload.size === 0) throw new UploadError('EMPTY_FILE', 'The file is empty');
      await work(upload, request, response, next);
    } finally {
      await unlink(upload.path);
    }
  };
}

function uploadOf({ files }: Request): Upload {
  const [file] = Array.isArray(files) ? files : [];
  if (!file) throw new UploadError('NO_FILE', 'Send one file as multipart/form-data');
  return { name: file.originalname, path: file.path, size: file.size };
}

/** What is wrong with a request has no system call to its name; a full disk has. */
function refusal(error: unknown): Error {
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return new UploadError('FILE_TOO_LARGE', 'The file is too large');
    if (error.code === 'LIMIT_FILE_COUNT') return new UploadError('TOO_MANY_FILES', 'Send one file at a time');
    return new UploadError('BAD_REQUEST', error.message);
  }
  if (!(error instanceof Error)) return new Error('an upload failed', { cause: error });
  return 'syscall' in error ? error : new UploadError('BAD_REQUEST', error.message);
}
