import { randomUUID } from 'node:crypto';
import type { DeepPartial } from 'typeorm';
import { adminEmail, startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aCommunication, aCompany, aStoredQuoteRequest } from '../../testing/records.ts';
import { QuoteRequest } from './quote-request.entity.ts';

const kordon = startKordon();
const storeRequest = (overrides: DeepPartial<QuoteRequest> = {}) => aStoredQuoteRequest(kordon.db, overrides);
const readRequest = (id: string) => kordon.db.manager.findOneByOrFail(QuoteRequest, { id });

interface Edited {
  id: string;
  status: string;
  priority: string;
  notes: string | null;
  firstResponseAt: string | null;
  closedAt: string | null;
  updatedAt: string;
}
const updateOne = `mutation ($id: ID!, $patch: QuoteRequestPatch!, $version: DateTime) {
  updateQuoteRequest(id: $id, patch: $patch, version: $version) {
    id status priority notes firstResponseAt closedAt updatedAt
  }
}`;
const update = async (id: string, patch: object, version?: string | Date) =>
  (await kordon.admin.run<{ updateQuoteRequest: Edited }>(updateOne, { id, patch, version })).updateQuoteRequest;
const updateAll = async (ids: string[], patch: object) => {
  const document = `mutation ($ids: [ID!]!, $patch: QuoteRequestsPatch!) {
    updateQuoteRequests(ids: $ids, patch: $patch) { id status priority }
  }`;
  return (await kordon.admin.run<{ updateQuoteRequests: Edited[] }>(document, { ids, patch })).updateQuoteRequests;
};
const readActivity = (ids: string[]) =>
  kordon.db.query<{ changes: object; actor: string }[]>(
    `select changes, actor from activity_logs where target_id = any($1) and action = 'UPDATE' order by id`,
    [ids],
  );

test('an update leaves omitted fields unchanged and logs the actor', async () => {
  const { id } = await storeRequest({ notes: 'eski' });
  expect(await update(id, { priority: 'URGENT' })).toMatchObject({ priority: 'URGENT', status: 'NEW', notes: 'eski' });
  expect(await update(id, { notes: ' iki\r\nsatır ', status: null })).toMatchObject({ notes: 'iki\nsatır' });
  expect(await update(id, { notes: '' })).toMatchObject({ notes: null });
  expect(await readActivity([id])).toEqual([
    { changes: { priority: ['normal', 'urgent'] }, actor: adminEmail },
    { changes: { notes: ['eski', 'iki\nsatır'] }, actor: adminEmail },
    { changes: { notes: ['iki\nsatır', null] }, actor: adminEmail },
  ]);
});

test.each(['CONTACTED', 'RESPONDED', 'QUOTED'])('the first change to %s sets firstResponseAt', async (status) => {
  const { id } = await storeRequest();
  expect((await update(id, { status: 'PENDING' })).firstResponseAt).toBeNull();
  const { firstResponseAt } = await update(id, { status });
  expect(firstResponseAt).not.toBeNull();
  for (const later of ['PENDING', 'RESPONDED', 'QUOTED'])
    expect((await update(id, { status: later })).firstResponseAt).toBe(firstResponseAt);
});

test('a change back to NEW clears firstResponseAt unless there was a communication', async () => {
  const { id: companyId } = await aCompany(kordon.db);
  const { id } = await storeRequest({ companyId });
  await update(id, { status: 'RESPONDED' });
  expect(await update(id, { status: 'NEW' })).toMatchObject({ firstResponseAt: null });

  const { createdAt } = await aCommunication(kordon.db, { companyId, quoteRequestId: id, direction: 'outbound' });
  await update(id, { status: 'RESPONDED' });
  expect(await update(id, { status: 'NEW' })).toMatchObject({ firstResponseAt: createdAt.toISOString() });
});

test('closedAt is set while the status is CLOSED', async () => {
  const { id } = await storeRequest();
  await kordon.admin.run(
    `mutation { closeQuoteRequest(id: "${id}", input: { outcome: LOST, lostReason: PRICE }) { id } }`,
  );
  const closedAt = (await readRequest(id)).closedAt!.toISOString();
  expect(Date.now() - Date.parse(closedAt)).toBeLessThan(60_000);
  expect((await update(id, { notes: 'sipariş' })).closedAt).toBe(closedAt);
  expect((await update(id, { status: 'QUOTED' })).closedAt).toBeNull();
});

test('notes of more than 10,000 characters are rejected', async () => {
  const { id } = await storeRequest({ notes: 'eski' });
  await expect(update(id, { notes: 'x'.repeat(10_001) })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { notes: 'form.tooLong' },
  });
  const result = await kordon.admin.send(updateOne, { id, patch: { notes: 'x'.repeat(1024 * 1024) } });
  expect(result.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { notes: 'form.tooLong' } });
  expect((await readRequest(id)).notes).toBe('eski');
});

test('an update of a stale version returns CONFLICT with the current record', async () => {
  const { id, updatedAt } = await storeRequest();
  const first = await update(id, { status: 'PENDING', notes: 'Selin' }, updatedAt);
  const { errors } = await kordon.admin.send(updateOne, {
    id,
    patch: { status: 'QUOTED', notes: 'Deniz' },
    version: updatedAt,
  });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    theirs: { id, status: 'PENDING', notes: 'Selin', priority: 'NORMAL', updatedAt: first.updatedAt },
  });
  expect(await readRequest(id)).toMatchObject({ status: 'pending', notes: 'Selin' });
  expect((await update(id, { notes: 'Deniz' }, first.updatedAt)).notes).toBe('Deniz');
});

test('two simultaneous identical updates both succeed and are logged once', async () => {
  const { id, updatedAt } = await storeRequest();
  const [one, other] = await Promise.all([1, 2].map(() => update(id, { status: 'QUOTED' }, updatedAt)));
  expect(one).toEqual(other);
  expect(await readActivity([id])).toHaveLength(1);
});

test('of two simultaneous different updates one succeeds and one returns CONFLICT', async () => {
  const { id, updatedAt } = await storeRequest();
  const edits = ['PENDING', 'QUOTED'].map((status) => update(id, { status }, updatedAt));
  const results = await Promise.allSettled(edits);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each(['no-uuid', '', '\0', randomUUID()])('changes of request %j return NOT_FOUND', async (id) => {
  await expect(update(id, { status: 'PENDING' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(updateAll([id], { status: 'PENDING' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a bulk update logs each changed request and skips unchanged ones', async () => {
  const rows = await Promise.all([
    storeRequest(),
    storeRequest({ status: 'closed' }),
    storeRequest({ status: 'pending' }),
  ]);
  const ids = rows.map(({ id }) => id);
  const updated = await updateAll([...ids, ids[0]!.toUpperCase()], { status: 'PENDING', priority: 'NORMAL' });
  expect(updated).toEqual(ids.map((id) => ({ id, status: 'PENDING', priority: 'NORMAL' })));
  expect((await readActivity(ids)).map(({ changes }) => changes)).toEqual(
    expect.arrayContaining([
      { status: ['new', 'pending'] },
      expect.objectContaining({ status: ['closed', 'pending'] }),
    ]),
  );
  expect(await readActivity(ids)).toHaveLength(2);
  expect((await readRequest(ids[2]!)).updatedAt).toEqual(rows[2].updatedAt);
});

test('a bulk update with an unknown id changes nothing', async () => {
  const { id } = await storeRequest();
  const unknown = randomUUID();
  await expect(updateAll([id, unknown], { status: 'QUOTED' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: expect.stringContaining(unknown) as string,
  });
  expect((await readRequest(id)).status).toBe('new');
});

test.each([0, 101])('a bulk update of %d requests is rejected', async (count) => {
  const ids = Array.from({ length: count }, () => randomUUID());
  await expect(updateAll(ids, { status: 'PENDING' })).rejects.toMatchObject({ fields: { ids: 'list.ids.outOfRange' } });
});

test('bulk updates of the same requests in opposite order do not deadlock', async () => {
  const ids = (await Promise.all(Array.from({ length: 10 }, () => storeRequest()))).map(({ id }) => id);
  await Promise.all([
    updateAll(ids, { status: 'PENDING' }),
    updateAll(ids.toReversed(), { priority: 'HIGH' }),
    updateAll(ids, { priority: 'LOW' }),
  ]);
  for (const id of ids) expect((await readRequest(id)).status).toBe('pending');
});

test('an analyst cannot update requests', async () => {
  const { id } = await storeRequest();
  const { email, password } = await anAdminUser(kordon.db, { role: 'analyst' });
  const analyst = kordon.newClient();
  await analyst.signIn(email, password);
  await expect(analyst.run(updateOne, { id, patch: { status: 'QUOTED' } })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const bulk = `mutation { updateQuoteRequests(ids: ["${id}"], patch: { status: QUOTED }) { id } }`;
  await expect(analyst.run(bulk)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(kordon.visitor.run(bulk)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
