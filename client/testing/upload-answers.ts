interface Uploading {
  file: File;
  /** Bytes that have gone. */
  progress: (loaded: number, total: number) => void;
  /** The server's answer; without one the connection broke. */
  answer: (status?: number, body?: object, headers?: Record<string, string>) => void;
  aborted: boolean;
}

/** Stands for the server behind `/attachments`: each file that is sent waits here for what the test says to it. */
export function takeUploads(): Uploading[] {
  const uploads: Uploading[] = [];

  class Upload {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    status = 0;
    response: object | null = null;
    headers: Record<string, string> = {};
    entry?: Uploading;

    open() {}
    getResponseHeader = (name: string) => this.headers[name] ?? null;
    abort() {
      if (this.entry) this.entry.aborted = true;
    }
    send(body: FormData) {
      this.entry = {
        file: body.get('file') as File,
        aborted: false,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        answer: (status = 0, response = {}, headers = {}) => {
          Object.assign(this, { status, response, headers });
          if (status) this.onload?.();
          else this.onerror?.();
        },
      };
      uploads.push(this.entry);
    }
  }

  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new Upload() as unknown as XMLHttpRequest);
  return uploads;
}
