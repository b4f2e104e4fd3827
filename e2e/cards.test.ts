import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { publicPages } from '../common/pages.ts';
import { locales } from '../common/locales.ts';
import { cardsOf, writtenIn } from '../tools/assets/built-cards.ts';

test('what a shared link shows has the title of its page, in its language and in the size that networks ask for', async () => {
  const cards = cardsOf('build/web/client');
  expect(cards).toHaveLength(publicPages.length * locales.length);
  const stale: string[] = [];
  for (const { file, title } of cards) {
    const card = path.join('public/cards', file);
    if (!existsSync(card) || (await writtenIn(card)) !== title) stale.push(`${file}: ${title}`);
    else expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  expect(stale).toEqual([]); // npm run cards draws them
});
