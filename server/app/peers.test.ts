import { shapes, figures } from '../../tools/bench/shapes.ts';
import { poolOf } from '../platform/database/rows.ts';
import { startKordon } from '../testing/kordon.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../testing/records.ts';

const kordon = startKordon({ JOBS: 'off' });

test.each(shapes)('$name: the benchmark compares equal answers', async ({ kordon: query, variables, bare }) => {
  await kordon.db.query(figures);
  const { id: company } = await aCompany(kordon.db);
  const { id: contactId } = await aContact(kordon.db, { companyId: company, isPrimary: true });
  await aCommunication(kordon.db, { companyId: company, contactId, followUpRequired: true, followUpDate: new Date() });
  await aStoredQuoteRequest(kordon.db, { companyId: company, status: 'closed' });

  const asked = variables({ company });
  const ours = await kordon.admin.run<Record<string, unknown>>(query, asked);
  const theirs = JSON.parse(JSON.stringify(await bare(poolOf(kordon.db), asked))) as typeof ours;
  expect(withoutZeros(theirs)).toEqual(withoutZeros(ours));
});

/** Statuses that no request has are left out by whoever counts rows, and come in any order. */
function withoutZeros({ dashboard, ...rest }: Record<string, unknown>) {
  const { statusCounts = [], ...numbers } = (dashboard ?? {}) as { statusCounts?: { status: string; count: number }[] };
  const counted = statusCounts.filter(({ count }) => count > 0).map(({ status, count }) => `${status} ${count}`);
  return { ...rest, numbers, counted: counted.sort() };
}
