import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { publicPages } from '../common/pages.ts';
import { locales } from '../common/locales.ts';
import { readCards, readCardTitle } from '../tools/assets/built-cards.ts';

test('the preview image of every page has the title of the page, in its language, and 1200 × 630 px', async () => {
  const cards = readCards('build/web/client');
  expect(cards).toHaveLength(publicPages.length * locales.length);
  const stale: string[] = [];
  for (const { file, title } of cards) {
    const card = path.join('public/cards', file);
    if (!existsSync(card) || (await readCardTitle(card)) !== title) stale.push(`${file}: ${title}`);
    else expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  expect(stale).toEqual([]); // npm run cards updates them
});
