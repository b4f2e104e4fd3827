import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const installed = [process.env['CHROME_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Chromium out of the npm package, with the shared libraries that a bare machine lacks. */
async function packagedChromium(): Promise<string> {
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x'; // read on import: it makes the package unpack its libraries
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** The machine's Chromium (CHROME_PATH, or where Linux keeps it), otherwise the one of the npm package, unpacked where it was not yet. */
export const chromiumPath = async (): Promise<string> =>
  installed.find((file) => file && existsSync(file)) ?? (await packagedChromium());

/** @param switches further ones of its command line */
export async function launchBrowser(...switches: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', ...switches],
  });
}
