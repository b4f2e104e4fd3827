import DataLoader from 'dataloader';
import type { Page, PageRequest } from './keyset.ts';

/** A page of something that belongs to a record. */
export interface OwnPage extends PageRequest {
  id: string;
}

/** Loads pages that belong to records: those of the same place and length together. @param load pages of the ids, in their order */
export const pageLoader = <Row>(load: (ids: string[], request: PageRequest) => Promise<Page<Row>[]>) =>
  new DataLoader<OwnPage, Page<Row>, string>(
    async (wanted) => {
      const places = [...new Set(wanted.map(placeOf))];
      const pages = new Map<string, Page<Row>>();
      for (const place of places) {
        const alike = wanted.filter((page) => placeOf(page) === place);
        const ids = alike.map(({ id }) => id);
        const loaded = await load(ids, alike[0]!);
        alike.forEach((page, index) => pages.set(keyOf(page), loaded[index]!));
      }
      return wanted.map((page) => pages.get(keyOf(page))!);
    },
    { cacheKeyFn: (page) => keyOf(page) },
  );

const placeOf = ({ first, after }: OwnPage): string => JSON.stringify([first, after]);
const keyOf = (page: OwnPage): string => page.id + placeOf(page);
