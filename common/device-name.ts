/** The first match wins, because most user agents also contain tokens of the browsers further down. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const systems: [name: string, pattern: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
];

/** Returns browser and operating system, as far as known: "Firefox · Windows". If neither is known, the start of the user agent. */
export function getDeviceName(userAgent: string | null | undefined): string | undefined {
  if (!userAgent) return undefined;
  const names = [browsers, systems].map((list) => list.find(([, pattern]) => pattern.test(userAgent))?.[0]);
  return names.filter(Boolean).join(' · ') || userAgent.slice(0, 60);
}
