import { startKordon } from '../../testing/kordon.ts';
import { aCompany } from '../../testing/records.ts';

const kordon = startKordon();
const list = /* GraphQL */ `
  query ($first: Int, $after: String) {
    activityLogs(first: $first, after: $after) {
      nodes {
        id
        action
        targetType
        targetId
        details
        changes
        actor
        createdAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`;
interface List {
  activityLogs: {
    nodes: { id: string; details: { name: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  };
}
const fetchPage = async (variables: object = {}) => (await kordon.admin.run<List>(list, { ...variables })).activityLogs;

test('the log lists changes with their records, newest first', async () => {
  await aCompany(kordon.db, { name: 'Ege Refrakter' });
  const { id } = await aCompany(kordon.db, { name: 'Moorfield Tubes' });
  const { nodes } = await fetchPage({ first: 2 });
  expect(nodes.map(({ details }) => details.name)).toEqual(['Moorfield Tubes', 'Ege Refrakter']);
  expect(nodes[0]).toMatchObject({
    action: 'INSERT',
    targetType: 'companies',
    targetId: id,
    details: { status: 'active' },
    changes: null,
    actor: null,
  });
});

test('pagination works across rows with the same timestamp', async () => {
  await kordon.db.transaction(async (tx) => {
    for (let made = 0; made < 25; made++) await aCompany(tx);
  });
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { nodes, pageInfo } = await fetchPage({ first: 10, after });
    seen.push(...nodes.map(({ id }) => id));
    ({ endCursor: after, hasNextPage: more } = pageInfo);
  }
  const { totalCount } = await fetchPage();
  expect(seen).toHaveLength(totalCount);
  expect(seen).toEqual([...seen].sort((a, b) => Number(b) - Number(a)));
});

test.each(['no cursor', Buffer.from('["2026-05-01T12:00:00.000Z","99999999999999999999"]').toString('base64url')])(
  'the cursor %j is refused',
  async (after) => {
    await expect(fetchPage({ after })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  },
);

test('the public cannot read the log', async () => {
  await expect(kordon.visitor.run(list)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
