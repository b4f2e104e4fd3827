import { useEffect, useRef, useState } from 'react';
import { attachmentLimit } from '../../../common/business.ts';
import { upload, UploadRefusal } from '../../ui/form/upload.ts';

export interface RunningUpload {
  key: number;
  name: string;
  /** What is sent of it, from 0 to 1. */
  share: number;
  refusal?: UploadRefusal;
}

const megabyte = 1024 ** 2;

/** Files on their way to a company's documents; those that were refused stay until they are dismissed. */
export function useDocumentUploads(companyId: string, onStored: () => void) {
  const [running, setRunning] = useState<RunningUpload[]>([]);
  const stop = useRef(new AbortController());
  const lastKey = useRef(0);
  useEffect(() => {
    const { current } = stop;
    return () => current.abort();
  }, []);

  const dismiss = (key: number) => setRunning((before) => before.filter((one) => one.key !== key));

  function add(file: File) {
    const key = (lastKey.current += 1);
    const tell = (about: Partial<RunningUpload>) =>
      setRunning((before) => before.map((one) => (one.key === key ? { ...one, ...about } : one)));
    setRunning((before) => [...before, { key, name: file.name, share: 0 }]);
    if (file.size > attachmentLimit)
      return tell({ refusal: new UploadRefusal('form.file.tooLarge', { megabytes: attachmentLimit / megabyte }) });
    upload(file, {
      to: `/companies/${companyId}/documents`,
      onProgress: (share) => tell({ share }),
      signal: stop.current.signal,
    })
      .then(() => {
        dismiss(key);
        onStored();
      })
      .catch((error: unknown) => {
        if (!(error instanceof UploadRefusal)) reportError(error);
        tell({ refusal: error instanceof UploadRefusal ? error : new UploadRefusal('form.file.failed') });
      });
  }

  return { running, add, dismiss };
}
