import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { Product } from './product.ts';

/** The messages of a product that name `reference`, once there are `count` of them. */
export async function mailAbout({ mailFolder }: Product, reference: string, count: number) {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline;) {
    const written = existsSync(mailFolder) ? readdirSync(mailFolder) : []; // it comes with the first mail
    const files = written.map((file) => readFileSync(path.join(mailFolder, file)));
    const mails = await Promise.all(files.map((file) => PostalMime.parse(file)));
    const about = mails.filter(({ text, subject }) => `${subject} ${text}`.includes(reference));
    if (about.length >= count) return about;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Fewer than ${count} messages about ${reference} in 15 s`);
}
