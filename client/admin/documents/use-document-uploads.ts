import { useEffect, useRef, useState } from 'react';
import { MAX_ATTACHMENT_BYTES } from '../../../common/business.ts';
import { UploadError, uploadFile, type StoredFile } from '../../ui/form/upload.ts';

export interface DocumentUpload {
  key: number;
  name: string;
  /** Uploaded fraction of the file, from 0 to 1. */
  progress: number;
  refusal?: UploadError;
}

const megabyte = 1024 ** 2;

interface Options {
  /** Maximum size of a file; by default that of an attachment. */
  maxBytes?: number;
  /** See {@link uploadFile}. */
  reasons?: Record<string, string>;
}

/**
 * Uploads files as documents of a record. Refused uploads stay in the list until they are dismissed.
 * @param to URL path of the endpoint
 */
export function useDocumentUploads(
  to: string,
  onStored: (file: StoredFile) => void,
  { maxBytes = MAX_ATTACHMENT_BYTES, reasons }: Options = {},
) {
  const [uploads, setUploads] = useState<DocumentUpload[]>([]);
  const abortController = useRef(new AbortController());
  const lastKey = useRef(0);
  useEffect(() => {
    const { current } = abortController;
    return () => current.abort();
  }, []);

  const dismiss = (key: number) => setUploads((before) => before.filter((other) => other.key !== key));

  function add(file: File) {
    const key = (lastKey.current += 1);
    const patchUpload = (patch: Partial<DocumentUpload>) =>
      setUploads((before) => before.map((other) => (other.key === key ? { ...other, ...patch } : other)));
    setUploads((before) => [...before, { key, name: file.name, progress: 0 }]);
    if (file.size > maxBytes) {
      patchUpload({
        refusal: new UploadError(reasons?.['FILE_TOO_LARGE'] ?? 'form.file.tooLarge', {
          megabytes: maxBytes / megabyte,
        }),
      });
      return;
    }
    uploadFile(file, {
      to,
      reasons,
      onProgress: (progress) => patchUpload({ progress }),
      signal: abortController.current.signal,
    })
      .then((stored) => {
        dismiss(key);
        onStored({ ...stored, name: file.name });
      })
      .catch((error: unknown) => {
        if (!(error instanceof UploadError)) reportError(error);
        patchUpload({ refusal: error instanceof UploadError ? error : new UploadError('form.file.failed') });
      });
  }

  return { uploads, add, dismiss };
}
