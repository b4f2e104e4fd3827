import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import type { Product } from './product.ts';

/** Waits until `count` mails contain `reference`, and returns them. */
export const waitForMailAbout = (product: Product, reference: string, count: number) =>
  waitForMails(product, ({ text, subject }) => `${subject} ${text}`.includes(reference), count);

/** Waits until `count` mails were sent to an address, and returns them, oldest first. */
export const waitForMailTo = (product: Product, address: string, count: number) =>
  waitForMails(product, ({ to }) => to?.[0]?.address === address, count);

/** It has no timeout; the test's time limit applies. */
async function waitForMails(product: Product, isMatch: (mail: Email) => boolean, count: number): Promise<Email[]> {
  for (;;) {
    const names = await readdir(product.mailFolder()).catch(() => []); // the folder is created with the first mail
    const files = names.filter((file) => file.endsWith('.eml')).sort();
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(path.join(product.mailFolder(), file)))),
    );
    const matches = mails.filter(isMatch);
    if (matches.length >= count) return matches;
    await delay(100);
  }
}
