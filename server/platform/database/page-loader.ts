import DataLoader from 'dataloader';
import type { Page, PageRequest } from './pagination.ts';

/** Requests a page of rows that belong to a record. */
export interface RecordPageRequest extends PageRequest {
  /** Id of the record. */
  id: string;
}

/**
 * Creates a DataLoader for pages of rows that belong to records. Requests with equal `first` and `after` are loaded together.
 * @param load returns one page for each id, in the order of the ids
 */
export const createPageLoader = <Row>(load: (ids: string[], request: PageRequest) => Promise<Page<Row>[]>) =>
  new DataLoader<RecordPageRequest, Page<Row>, string>(
    async (requests) => {
      const groups = [...new Set(requests.map(groupOf))];
      const pages = new Map<string, Page<Row>>();
      for (const group of groups) {
        const members = requests.filter((request) => groupOf(request) === group);
        const ids = members.map(({ id }) => id);
        const loaded = await load(ids, members[0]!);
        members.forEach((request, index) => pages.set(keyOf(request), loaded[index]!));
      }
      return requests.map((request) => pages.get(keyOf(request))!);
    },
    { cacheKeyFn: (request) => keyOf(request) },
  );

const groupOf = ({ first, after }: RecordPageRequest): string => JSON.stringify([first, after]);
const keyOf = (request: RecordPageRequest): string => request.id + groupOf(request);
