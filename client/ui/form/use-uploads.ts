import { useEffect, useReducer, useRef } from 'react';
import { attachmentExtensions } from '../../../common/attachments.ts';
import { MAX_ATTACHMENT_BYTES } from '../../../common/business.ts';
import { UploadError, uploadFile } from './upload.ts';

export interface UploadedFile {
  key: number;
  file: File;
  /** Uploaded fraction, from 0 to 1. */
  progress: number;
  /** Set when the file is stored; the form submits it. */
  id?: string;
  error?: UploadError;
}

type Action = { add: UploadedFile } | { remove: number } | { key: number; changes: Partial<UploadedFile> };

function reduceFiles(files: UploadedFile[], action: Action): UploadedFile[] {
  if ('add' in action) return [...files, action.add];
  if ('remove' in action) return files.filter(({ key }) => key !== action.remove);
  return files.map((file) => (file.key === action.key ? { ...file, ...action.changes } : file));
}

/** Returns the error that the server would answer with, so that such a file is not uploaded at all. */
function validateFile({ name, size }: File): UploadError | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!attachmentExtensions.some((accepted) => accepted === extension)) return new UploadError('form.file.type');
  if (size > MAX_ATTACHMENT_BYTES) return new UploadError('form.file.tooLarge');
  return size === 0 ? new UploadError('form.file.empty') : undefined;
}

/** The files of one field. Each is uploaded as soon as it is added, and can be removed or uploaded again at any time. */
export function useUploads() {
  const [files, dispatch] = useReducer(reduceFiles, []);
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);

  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  function startUpload(key: number, file: File) {
    const controller = new AbortController();
    running.current.set(key, controller);
    const update = (changes: Partial<UploadedFile>) => {
      if (!controller.signal.aborted) dispatch({ key, changes });
    };
    uploadFile(file, { onProgress: (progress) => update({ progress }), signal: controller.signal })
      .then(({ id }) => update({ id, progress: 1 }))
      .catch((error: unknown) => {
        if (error instanceof UploadError) return update({ error });
        reportError(error);
        update({ error: new UploadError('form.file.failed') });
      });
  }

  return {
    files,
    add: (file: File) => {
      const key = (lastKey.current += 1);
      const error = validateFile(file);
      dispatch({ add: { key, file, progress: 0, error } });
      if (!error) startUpload(key, file);
    },
    remove: (key: number) => {
      running.current.get(key)?.abort();
      running.current.delete(key);
      dispatch({ remove: key });
    },
    retry: ({ key, file }: UploadedFile) => {
      dispatch({ key, changes: { progress: 0, id: undefined, error: undefined } });
      startUpload(key, file);
    },
  };
}
