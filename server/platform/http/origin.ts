/** Host names with which a browser on the same machine can reach the server. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the origins of our own pages, as browsers send them: the origin of PUBLIC_URL or, when it is unset, the
 * origins of the server on this machine.
 * @param localUrl scheme, host and port of the server on this machine
 */
export function ownOrigins(publicUrl: string | undefined, localUrl: string): ReadonlySet<string> {
  const { port } = new URL(localUrl);
  const urls = publicUrl ? [publicUrl] : [localUrl, ...loopback.map((host) => `http://${host}:${port}`)];
  return new Set(urls.map((url) => new URL(url).origin));
}
