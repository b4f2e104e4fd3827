import { useEffect, useReducer, useRef } from 'react';
import { attachmentEndings } from '../../../common/attachments.ts';
import { attachmentLimit } from '../../../common/business.ts';
import { upload, UploadRefusal } from './upload.ts';

export interface UploadedFile {
  key: number;
  file: File;
  /** What is sent of it, from 0 to 1. */
  share: number;
  /** By which the form names it, once it is stored. */
  id?: string;
  refusal?: UploadRefusal;
}

type Change = { add: UploadedFile } | { remove: number } | { key: number; about: Partial<UploadedFile> };

function changed(files: UploadedFile[], change: Change): UploadedFile[] {
  if ('add' in change) return [...files, change.add];
  if ('remove' in change) return files.filter(({ key }) => key !== change.remove);
  return files.map((file) => (file.key === change.key ? { ...file, ...change.about } : file));
}

/** What the server would refuse at once is not sent to it. */
function refusalBefore({ name, size }: File): UploadRefusal | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!attachmentEndings.some((accepted) => accepted === ending)) return new UploadRefusal('form.file.type');
  if (size > attachmentLimit) return new UploadRefusal('form.file.tooLarge');
  return size === 0 ? new UploadRefusal('form.file.empty') : undefined;
}

/** The files of one field: each is sent as soon as it is chosen, can be taken back at any time and be sent again. */
export function useUploads() {
  const [files, change] = useReducer(changed, []);
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);

  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  function send(key: number, file: File) {
    const controller = new AbortController();
    running.current.set(key, controller);
    const tell = (about: Partial<UploadedFile>) => {
      if (!controller.signal.aborted) change({ key, about });
    };
    upload(file, { onProgress: (share) => tell({ share }), signal: controller.signal })
      .then((id) => tell({ id, share: 1 }))
      .catch((error: unknown) => {
        if (error instanceof UploadRefusal) return tell({ refusal: error });
        reportError(error);
        tell({ refusal: new UploadRefusal('form.file.failed') });
      });
  }

  return {
    files,
    add: (file: File) => {
      const key = (lastKey.current += 1);
      const refusal = refusalBefore(file);
      change({ add: { key, file, share: 0, refusal } });
      if (!refusal) send(key, file);
    },
    remove: (key: number) => {
      running.current.get(key)?.abort();
      running.current.delete(key);
      change({ remove: key });
    },
    again: ({ key, file }: UploadedFile) => {
      change({ key, about: { share: 0, id: undefined, refusal: undefined } });
      send(key, file);
    },
  };
}
