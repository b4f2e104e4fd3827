import { gql } from '@apollo/client';
import { createAdminCache } from './admin-client.ts';

const query = gql`
  query ($first: Int, $after: String) {
    companies(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Creates an empty cache. `write` stores a page of companies, `ids` and `pageInfo` read the joined list. */
function createList() {
  const cache = createAdminCache();
  const read = () =>
    cache.readQuery<{ companies: { edges: { node: { id: string } }[]; pageInfo: object } }>({
      query,
      variables: { first: 2 },
    })?.companies;
  return {
    write: (ids: string[], { after, hasNextPage = true }: { after?: string; hasNextPage?: boolean } = {}) => {
      const edges = ids.map((id) => ({ __typename: 'Edge', cursor: id, node: { __typename: 'Company', id } }));
      const pageInfo = { __typename: 'PageInfo', hasNextPage, endCursor: ids.at(-1) ?? null };
      const data = { companies: { __typename: 'Companies', edges, pageInfo } };
      cache.writeQuery({ query, variables: { first: 2, after }, data });
    },
    ids: () => read()?.edges.map(({ node }) => node.id),
    pageInfo: () => read()?.pageInfo,
  };
}

test('a refetched first page keeps the later pages', () => {
  const { write, ids, pageInfo } = createList();
  write(['b', 'c']);
  write(['d', 'e'], { after: 'c', hasNextPage: false });
  write(['a', 'b']);
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(pageInfo()).toMatchObject({ hasNextPage: false, endCursor: 'e' });
});

test('a record that has moved from a later page to the first one is listed once', () => {
  const { write, ids } = createList();
  write(['a', 'b']);
  write(['c', 'd'], { after: 'b' });
  write(['d', 'a']);
  expect(ids()).toEqual(['d', 'a', 'b', 'c']);
});

test('a first page without any known record replaces the whole list', () => {
  const { write, ids, pageInfo } = createList();
  write(['a', 'b']);
  write(['c', 'd'], { after: 'b', hasNextPage: false });
  write(['x', 'y']);
  expect(ids()).toEqual(['x', 'y']);
  expect(pageInfo()).toMatchObject({ hasNextPage: true, endCursor: 'y' });
});

test('a first page without a next page removes the later pages', () => {
  const { write, ids } = createList();
  write(['a', 'b']);
  write(['c'], { after: 'b', hasNextPage: false });
  write(['a'], { hasNextPage: false });
  expect(ids()).toEqual(['a']);
});
