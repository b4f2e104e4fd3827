/** Why a file was not stored. */
export class UploadError extends Error {
  constructor(
    /** Message id. */
    readonly reason: string,
    /** Values of that message. */
    readonly values: Record<string, string | number> = {},
  ) {
    super(reason);
  }
}

interface UploadOptions {
  /** Called with the uploaded fraction, from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
  /** URL path of the endpoint; by default the one for attachments of public forms. */
  to?: string;
  /** Message ids by error code that replace or extend the default ones. */
  reasons?: Record<string, string>;
}

/** The record of a stored file. */
export interface StoredFile {
  id: string;
  /** Of a document: id of its content. */
  attachmentId?: string;
  name: string;
  /** In bytes. */
  size: number;
}

interface UploadResponse extends Partial<StoredFile> {
  error?: { code: string; message: string };
}

const reasonByCode: Record<string, string> = {
  FILE_TOO_LARGE: 'form.file.tooLarge',
  FILE_EXPANDS: 'form.file.expands',
  TYPE_NOT_ACCEPTED: 'form.file.type',
  TYPE_MISMATCH: 'form.file.type',
  EMPTY_FILE: 'form.file.empty',
  STORAGE_FULL: 'form.file.full',
};

/**
 * Uploads a file before its form is submitted. Uses XMLHttpRequest, because fetch does not report upload progress.
 * @returns the stored file; after an abort the promise never settles
 * @throws UploadError with the message to show
 */
export function uploadFile(
  file: File,
  { onProgress, signal, to = '/attachments', reasons = {} }: UploadOptions,
): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', to);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const { error, ...stored } = (request.response ?? {}) as UploadResponse;
      if (request.status === 201 && stored.id) resolve(stored as StoredFile);
      else reject(createUploadError(request, error, reasons));
    };
    request.onerror = () => reject(new UploadError('form.file.unreachable'));
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

/** A longer wait, in seconds, comes from the limit of bytes a day; a shorter one from the limit of files in a few minutes. */
const MAX_SHORT_WAIT_SECONDS = 3_600;

function createUploadError(
  request: XMLHttpRequest,
  error: UploadResponse['error'],
  reasons: Record<string, string>,
): UploadError {
  if (request.status === 429) {
    const seconds = Number(request.getResponseHeader('Retry-After')) || 60;
    if (seconds > MAX_SHORT_WAIT_SECONDS)
      return new UploadError('form.file.waitHours', { hours: Math.ceil(seconds / 3_600) });
    return new UploadError('form.file.wait', { minutes: Math.ceil(seconds / 60) });
  }
  const code = error?.code ?? '';
  return new UploadError(reasons[code] ?? reasonByCode[code] ?? 'form.file.failed');
}

/** Whether uploading the same file again may succeed. */
export const isRetryable = ({ reason }: UploadError): boolean =>
  ['form.file.unreachable', 'form.file.failed', 'form.file.wait', 'form.file.waitHours', 'form.file.full'].includes(
    reason,
  );
