import { shapes, createFiguresSql } from '../../tools/bench/shapes.ts';
import { getPool } from '../platform/database/rows.ts';
import { startKordon } from '../testing/kordon.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../testing/records.ts';

const kordon = startKordon({ JOBS: 'off' });

test.each(shapes)(
  '$name: Kordon and the bare benchmark query return the same data',
  async ({ kordon: query, variables, bare }) => {
    await kordon.db.query(createFiguresSql);
    const { id: company } = await aCompany(kordon.db);
    const { id: contactId } = await aContact(kordon.db, { companyId: company, isPrimary: true });
    await aCommunication(kordon.db, {
      companyId: company,
      contactId,
      followUpRequired: true,
      followUpDate: new Date(),
    });
    await aStoredQuoteRequest(kordon.db, { companyId: company, status: 'closed' });

    const values = variables({ company });
    const kordonResult = await kordon.admin.run<Record<string, unknown>>(query, values);
    const bareResult = JSON.parse(JSON.stringify(await bare(getPool(kordon.db), values))) as typeof kordonResult;
    expect(withoutZeros(bareResult)).toEqual(withoutZeros(kordonResult));
  },
);

/**
 * Removes statuses with count 0 and sorts the rest: the bare query groups rows, so it returns no zeros and no defined
 * order.
 */
function withoutZeros({ dashboard, ...rest }: Record<string, unknown>) {
  const { statusCounts = [], ...numbers } = (dashboard ?? {}) as { statusCounts?: { status: string; count: number }[] };
  const counted = statusCounts.filter(({ count }) => count > 0).map(({ status, count }) => `${status} ${count}`);
  return { ...rest, numbers, counted: counted.sort() };
}
