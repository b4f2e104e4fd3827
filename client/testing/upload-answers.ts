interface PendingUpload {
  file: File;
  /** Reports upload progress in bytes. */
  progress: (loaded: number, total: number) => void;
  /** Completes the upload with the server's response; without a status the connection fails. */
  answer: (status?: number, body?: object, headers?: Record<string, string>) => void;
  aborted: boolean;
}

/** Mocks XMLHttpRequest and the server behind `/attachments`. Each upload stays pending until the test completes it. */
export function mockUploads(): PendingUpload[] {
  const uploads: PendingUpload[] = [];

  class Upload {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    status = 0;
    response: object | null = null;
    headers: Record<string, string> = {};
    entry?: PendingUpload;

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
