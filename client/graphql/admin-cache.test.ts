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

/** A cache that has read these pages of companies, the later ones after the earlier. */
function listing() {
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

test('a first page that is asked for again keeps what was read beyond it', () => {
  const { write, ids, pageInfo } = listing();
  write(['b', 'c']);
  write(['d', 'e'], { after: 'c', hasNextPage: false });
  write(['a', 'b']);
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(pageInfo()).toMatchObject({ hasNextPage: false, endCursor: 'e' });
});

test('what has moved up from a later page is listed once', () => {
  const { write, ids } = listing();
  write(['a', 'b']);
  write(['c', 'd'], { after: 'b' });
  write(['d', 'a']);
  expect(ids()).toEqual(['d', 'a', 'b', 'c']);
});

test('another first page, of which nothing was known, begins the list anew', () => {
  const { write, ids, pageInfo } = listing();
  write(['a', 'b']);
  write(['c', 'd'], { after: 'b', hasNextPage: false });
  write(['x', 'y']);
  expect(ids()).toEqual(['x', 'y']);
  expect(pageInfo()).toMatchObject({ hasNextPage: true, endCursor: 'y' });
});

test('a first page that is all there is leaves nothing beyond it', () => {
  const { write, ids } = listing();
  write(['a', 'b']);
  write(['c'], { after: 'b', hasNextPage: false });
  write(['a'], { hasNextPage: false });
  expect(ids()).toEqual(['a']);
});
