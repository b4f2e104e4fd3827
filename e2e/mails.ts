import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import type { TestApp } from './app.ts';

/** Waits until `count` mails contain `reference`, and returns them. */
export const waitForMailAbout = (app: TestApp, reference: string, count: number) =>
  waitForMails(app, ({ text, subject }) => `${subject} ${text}`.includes(reference), count);

/** Waits until `count` mails were sent to an address, and returns them, oldest first. */
export const waitForMailTo = (app: TestApp, address: string, count: number) =>
  waitForMails(app, ({ to }) => to?.[0]?.address === address, count);

/** Waits without a timeout of its own: the test's time limit applies. */
async function waitForMails(app: TestApp, isMatch: (mail: Email) => boolean, count: number): Promise<Email[]> {
  for (;;) {
    const names = await readdir(app.mailFolder()).catch(() => []); // the folder is created with the first mail
    const files = names.filter((file) => file.endsWith('.eml')).sort();
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(path.join(app.mailFolder(), file)))),
    );
    const matches = mails.filter(isMatch);
    if (matches.length >= count) return matches;
    await delay(100);
  }
}
