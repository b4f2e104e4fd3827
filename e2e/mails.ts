import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import type { Product } from './product.ts';

/** The messages of a product that name `reference`, once there are `count` of them. */
export const mailAbout = (product: Product, reference: string, count: number) =>
  mailsWhere(product, ({ text, subject }) => `${subject} ${text}`.includes(reference), count);

/** The messages of a product to an address, the earliest first, once there are `count` of them. */
export const mailsTo = (product: Product, address: string, count: number) =>
  mailsWhere(product, ({ to }) => to?.[0]?.address === address, count);

/** The test's own time limit ends a wait in vain. */
async function mailsWhere(product: Product, isWanted: (mail: Email) => boolean, count: number): Promise<Email[]> {
  for (;;) {
    const written = await readdir(product.mailFolder()).catch(() => []); // it comes with the first mail
    const files = written.filter((file) => file.endsWith('.eml')).sort();
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(path.join(product.mailFolder(), file)))),
    );
    const wanted = mails.filter(isWanted);
    if (wanted.length >= count) return wanted;
    await delay(100);
  }
}
