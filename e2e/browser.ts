import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const candidatePaths = [process.env['CHROME_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Unpacks the Chromium of the npm package, with shared libraries that a minimal system lacks. @returns its path */
async function unpackChromium(): Promise<string> {
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x'; // the package reads it on import, and then unpacks shared libraries too
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** Returns the path of an installed Chromium (CHROME_PATH or the usual paths on Linux), otherwise of the one in the npm package. */
export const findChromium = async (): Promise<string> =>
  candidatePaths.find((file) => file && existsSync(file)) ?? (await unpackChromium());

/**
 * Starts a browser. Chromium sometimes crashes while it starts on a machine without a GPU ("signal=SIGSEGV"), so a second start is tried.
 *
 * @param switches additional command line switches
 */
export async function launchBrowser(...switches: string[]): Promise<Browser> {
  const options = {
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', ...switches],
  };
  return chromium.launch(options).catch((error: Error) => {
    if (!/signal=SIG/.test(error.message)) throw error;
    return chromium.launch(options);
  });
}
