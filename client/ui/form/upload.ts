/** Why a file was not taken: the id of a message and what it names. */
export class UploadRefusal extends Error {
  constructor(
    readonly reason: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(reason);
  }
}

export interface UploadOptions {
  /** Gets the part that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Where it goes; a form's own files unless told. */
  to?: string;
}

interface Answer {
  id?: string;
  error?: { code: string; message: string };
}

const byCode: Record<string, string> = {
  FILE_TOO_LARGE: 'form.file.tooLarge',
  TYPE_NOT_ACCEPTED: 'form.file.type',
  TYPE_MISMATCH: 'form.file.type',
  EMPTY_FILE: 'form.file.empty',
  STORAGE_FULL: 'form.file.full',
};

/**
 * Sends a file ahead of its form and returns the id by which the form names it. XMLHttpRequest, because fetch does not tell how much
 * of a request has gone.
 * @throws UploadRefusal with what to do about it; nothing is thrown or returned after an abort
 */
export function upload(file: File, { onProgress, signal, to = '/attachments' }: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', to);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const { id, error } = (request.response ?? {}) as Answer;
      if (request.status === 201 && id) resolve(id);
      else reject(refusalOf(request, error));
    };
    request.onerror = () => reject(new UploadRefusal('form.file.unreachable'));
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

/** Seconds: beyond it too many bytes came from the network in a day, not too many files in a few minutes. */
const longWait = 3_600;

function refusalOf(request: XMLHttpRequest, error: Answer['error']): UploadRefusal {
  if (request.status === 429) {
    const seconds = Number(request.getResponseHeader('Retry-After')) || 60;
    if (seconds > longWait) return new UploadRefusal('form.file.waitHours', { hours: Math.ceil(seconds / 3_600) });
    return new UploadRefusal('form.file.wait', { minutes: Math.ceil(seconds / 60) });
  }
  return new UploadRefusal(byCode[error?.code ?? ''] ?? 'form.file.failed');
}

/** Whether the same file may be taken at another try. */
export const mayBeRetried = ({ reason }: UploadRefusal): boolean =>
  ['form.file.unreachable', 'form.file.failed', 'form.file.wait', 'form.file.waitHours', 'form.file.full'].includes(
    reason,
  );
