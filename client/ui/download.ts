/** The browser must have started the download before the URL is revoked. */
const REVOKE_DELAY_MS = 10_000;

/** Downloads a text as a file. @param type media type without a charset */
export function downloadText(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  downloadFrom(url, name);
  window.setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

/** Downloads the file of a URL. @param name name of the file, where the server names none */
export function downloadFrom(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
