import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '../../../common/durations.ts';
import { QuoteRequest } from '../quotes/quote-request.entity.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest, listLoggedActions } from '../../testing/records.ts';
import { Company } from '../parties/company.entity.ts';
import { removeDeletedCommunications } from './communication.bin.ts';
import { Communication } from './communication.entity.ts';

const kordon = startKordon();
let companyId: string;
beforeEach(async () => {
  await kordon.db.query('delete from companies; delete from quote_requests');
  companyId = (await aCompany(kordon.db)).id;
});

const fields = `id companyId contactId type direction subject content status priority sentiment followUpRequired followUpDate
  tags durationMinutes updatedAt`;
const create = async (overrides: object = {}, id?: string) => {
  const document = `mutation ($input: CommunicationInput!, $id: ID) { createCommunication(input: $input, id: $id) { ${fields} } }`;
  const input = { companyId, subject: 'Navlun', ...overrides };
  return (await kordon.admin.run<{ createCommunication: Communication }>(document, { input, id })).createCommunication;
};
const update = async (id: string, overrides: object, version?: unknown) => {
  const document = `mutation ($id: ID!, $input: CommunicationInput!, $version: DateTime) {
    updateCommunication(id: $id, input: $input, version: $version) { ${fields} }
  }`;
  const input = { companyId, subject: 'Navlun', ...overrides };
  return (await kordon.admin.run<{ updateCommunication: Communication }>(document, { id, input, version }))
    .updateCommunication;
};
test('createCommunication normalizes its input and fills in defaults', async () => {
  const call = {
    type: 'PHONE',
    subject: '  Yükleme  günü ',
    content: ' ',
    durationMinutes: 12,
    tags: ['navlun , acil', ' acil ', ''],
    followUpRequired: true,
    followUpDate: '2026-11-21T06:00:00.000Z',
    sentiment: 'POSITIVE',
  };
  expect(await create(call)).toMatchObject({
    ...call,
    subject: 'Yükleme günü',
    content: null,
    tags: ['navlun', 'acil'],
    direction: 'OUTBOUND',
    status: 'SENT',
    priority: 'NORMAL',
  });
});

test.each([
  ['an e-mail has no duration', { type: 'EMAIL', durationMinutes: 12 }, { durationMinutes: null }],
  ['a duration of 0 becomes null', { type: 'MEETING', durationMinutes: 0 }, { durationMinutes: null }],
  [
    'a follow-up date without a follow-up becomes null',
    { followUpRequired: false, followUpDate: '2026-11-21T06:00:00Z' },
    { followUpDate: null },
  ],
  ['empty tags become null', { tags: [' , '] }, { tags: null }],
  ['an inbound communication has the status RECEIVED', { direction: 'INBOUND' }, { status: 'RECEIVED' }],
])('createCommunication: %s', async (_what, overrides, stored) => {
  expect(await create(overrides)).toMatchObject(stored);
});

test.each<[what: string, overrides: object, fields: Record<string, string>]>([
  ['no subject', { subject: ' \n ' }, { subject: 'form.required' }],
  ['no company', { companyId: '' }, { companyId: 'form.required' }],
  ['an unknown company', { companyId: randomUUID() }, { companyId: 'form.company.gone' }],
  ['a company id that is not a UUID', { companyId: 'KC-1' }, { companyId: 'form.company.gone' }],
  ['a negative duration', { type: 'PHONE', durationMinutes: -5 }, { durationMinutes: 'form.duration.invalid' }],
  ['a content of 20,001 characters', { content: 'x'.repeat(20_001) }, { content: 'form.tooLong' }],
  ['a content of 1 MB', { content: 'x'.repeat(1024 * 1024) }, { content: 'form.tooLong' }],
  ['a long tag', { tags: ['x'.repeat(41)] }, { 'tags[0]': 'form.tags.tooMany' }],
  ['many tags', { tags: [Array.from({ length: 21 }, (_, n) => n).join()] }, { tags: 'form.tags.tooMany' }],
  [
    'a date in the year 1',
    { followUpRequired: true, followUpDate: '0001-01-01T00:00:00Z' },
    { followUpDate: 'form.date.invalid' },
  ],
  ['an unknown contact', { contactId: randomUUID() }, { contactId: 'form.contact.gone' }],
])('%s is rejected', async (_what, overrides, reasons) => {
  await expect(create(overrides)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: reasons });
  expect(await kordon.db.manager.count(Communication)).toBe(0);
});

test('a contact and a quote request of another company are rejected', async () => {
  const other = (await aCompany(kordon.db)).id;
  const { id: contactId } = await aContact(kordon.db, { companyId: other });
  const { id: quoteRequestId } = await aStoredQuoteRequest(kordon.db, { companyId: other });
  await expect(create({ contactId })).rejects.toMatchObject({ fields: { contactId: 'form.contact.otherCompany' } });
  await expect(create({ quoteRequestId })).rejects.toMatchObject({ fields: { quoteRequestId: 'form.choice.invalid' } });
  const { id } = await create();
  await expect(update(id, { contactId })).rejects.toMatchObject({ fields: { contactId: 'form.contact.otherCompany' } });
});

test('a communication with a deleted company is rejected', async () => {
  const { id: companyId } = await aCompany(kordon.db, { deletedAt: new Date() });
  await expect(create({ companyId })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { companyId: 'form.company.gone' },
  });
  expect(await kordon.db.manager.count(Communication)).toBe(0);
});

test('two simultaneous calls with the same id create one communication', async () => {
  const id = randomUUID();
  const [one, other] = await Promise.all([create({}, id), create({}, id)]);
  expect(one).toEqual(other);
  expect(await kordon.db.manager.count(Communication)).toBe(1);
});

test('an update leaves omitted fields unchanged and clears values that do not apply to a new type', async () => {
  const { id, updatedAt } = await create({ type: 'PHONE', durationMinutes: 5, tags: ['a'], followUpRequired: true });
  expect(await update(id, { priority: 'HIGH' })).toMatchObject({ durationMinutes: 5, tags: ['a'], priority: 'HIGH' });
  expect(await update(id, { type: 'EMAIL', tags: [] })).toMatchObject({ durationMinutes: null, tags: null });
  await expect(update(id, { subject: 'late' }, updatedAt)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a deleted communication and those of a deleted company are not found', async () => {
  const { id } = await create();
  await kordon.admin.run('mutation ($id: ID!) { deleteCommunication(id: $id) }', { id });
  await expect(update(id, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const hidden = await aCommunication(kordon.db, { companyId });
  await kordon.db.manager.update(Company, companyId, { deletedAt: new Date() });
  await expect(update(hidden.id, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(create()).rejects.toMatchObject({ fields: { companyId: 'form.company.gone' } });
  expect(await kordon.admin.run('query ($id: ID!) { communication(id: $id) { id } }', { id: hidden.id })).toEqual({
    communication: null,
  });
});

describe('restoreCommunication', () => {
  const remove = (id: string) => kordon.admin.run('mutation ($id: ID!) { deleteCommunication(id: $id) }', { id });
  const restore = (id: string) =>
    kordon.admin.run(`mutation ($id: ID!) { restoreCommunication(id: $id) { ${fields} } }`, { id });
  const readRow = async (id: string) => {
    const [row] = await kordon.db.query<object[]>('select * from communications where id = $1', [id]);
    return row;
  };

  test('restores all values and the answers to it, also for two simultaneous calls', async () => {
    const { id } = await create({
      type: 'PHONE',
      durationMinutes: 7,
      tags: ['a'],
      followUpRequired: true,
      sentiment: 'POSITIVE',
    });
    const answer = await aCommunication(kordon.db, { companyId, replyToId: id });
    const before = await readRow(id);
    await remove(id);
    expect(await readRow(id)).toBeUndefined();
    await Promise.all([restore(id), restore(id)]);
    expect(await readRow(id)).toEqual(before);
    expect(await readRow(answer.id)).toMatchObject({ reply_to_id: id });
    expect(await kordon.db.manager.countBy(Communication, { companyId })).toBe(2);
    expect(await listLoggedActions(kordon.db, id)).toEqual([
      { action: 'INSERT', restored: null },
      { action: 'DELETE', restored: null },
      { action: 'INSERT', restored: true },
    ]);
  });

  test('clears a contact that was removed in the meantime', async () => {
    const contact = await aContact(kordon.db, { companyId });
    const { id } = await create({ contactId: contact.id });
    await remove(id);
    await kordon.db.query('delete from contacts where id = $1', [contact.id]);
    await restore(id);
    expect(await readRow(id)).toMatchObject({ contact_id: null });
  });

  test('returns NOT_FOUND after 30 days and while the company is deleted', async () => {
    const [old, recent] = [await create(), await create()];
    await remove(old.id);
    await remove(recent.id);
    await kordon.db.query(`update communications_bin set deleted_at = now() - interval '31 days' where id = $1`, [
      old.id,
    ]);
    await removeDeletedCommunications.run({}, { db: kordon.db.manager } as never);
    await expect(restore(old.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });

    await kordon.db.manager.update(Company, companyId, { deletedAt: new Date() });
    await expect(restore(recent.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await kordon.db.manager.update(Company, companyId, { deletedAt: null });
    await restore(recent.id);
    expect(await readRow(recent.id)).toBeDefined();
  });

  test.each(['no-uuid', randomUUID()])('returns NOT_FOUND for the unknown id %s', async (id) => {
    await expect(restore(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('the first outbound communication about a request sets firstResponseAt', async () => {
  const request = await aStoredQuoteRequest(kordon.db, { companyId });
  const current = () => kordon.db.manager.findOneByOrFail(QuoteRequest, { id: request.id });
  await create({ quoteRequestId: request.id, direction: 'INBOUND' });
  expect(await current()).toMatchObject({ status: 'new', firstResponseAt: null });
  await create({ quoteRequestId: request.id, type: 'PHONE' });
  const { status, firstResponseAt } = await current();
  expect(status).toBe('contacted');
  await create({ quoteRequestId: request.id, type: 'PHONE' });
  expect((await current()).firstResponseAt).toEqual(firstResponseAt);
});

interface List {
  communications: { nodes: { subject: string }[]; totalCount: number };
}
const fetchList = async (filter: object) => {
  const document = `query ($filter: CommunicationFilter) { communications(filter: $filter) { nodes { subject } totalCount } }`;
  const { communications } = await kordon.admin.run<List>(document, { filter });
  expect(communications.totalCount).toBe(communications.nodes.length);
  return communications.nodes.map(({ subject }) => subject).sort();
};

test('days are in the time zone of Istanbul and inclusive', async () => {
  for (const [subject, at] of [
    ['eve', '2026-11-18T20:59:59.999Z'],
    ['first', '2026-11-18T21:00:00Z'],
    ['last', '2026-11-19T20:59:59.999Z'],
    ['after', '2026-11-19T21:00:00Z'],
  ] as const)
    await aCommunication(kordon.db, { companyId, subject, createdAt: new Date(at) });
  expect(await fetchList({ fromDay: '2026-11-19', toDay: '2026-11-19' })).toEqual(['first', 'last']);
  expect(await fetchList({ toDay: '2026-11-18' })).toEqual(['eve']);
});

test.each([
  [{ fromDay: '2026-11-19', toDay: '2026-11-18' }, { 'filter.fromDay': 'form.dates.reversed' }],
  [{ from: '2026-11-19T00:00:00Z', to: '2026-11-18T00:00:00Z' }, { 'filter.from': 'form.dates.reversed' }],
  [{ fromDay: '2026-02-30' }, { 'filter.fromDay': 'form.date.invalid' }],
  [{ toDay: "2026-01-01'" }, { 'filter.toDay': 'form.date.invalid' }],
])('the range %j is rejected', async (filter, reasons) => {
  await expect(fetchList(filter)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: reasons });
});

test('communications are filtered by types, statuses, contact and follow-up', async () => {
  const { id: contactId } = await aContact(kordon.db, { companyId });
  const storeCommunication = (subject: string, overrides: Partial<Communication>) =>
    aCommunication(kordon.db, { companyId, subject, ...overrides });
  await storeCommunication('late', {
    type: 'phone',
    followUpRequired: true,
    followUpDate: new Date(Date.now() - HOUR_MS),
  });
  await storeCommunication('later', {
    type: 'email',
    contactId,
    followUpRequired: true,
    followUpDate: new Date(Date.now() + 48 * HOUR_MS),
  });
  await storeCommunication('some day', {
    type: 'meeting',
    status: 'failed',
    followUpRequired: true,
    sentiment: 'negative',
  });
  expect(await fetchList({ type: ['PHONE', 'EMAIL'] })).toEqual(['late', 'later']);
  expect(await fetchList({ type: 'MEETING', status: ['FAILED', 'READ'] })).toEqual(['some day']);
  expect(await fetchList({ contactId })).toEqual(['later']);
  expect(await fetchList({ sentiment: 'NEGATIVE' })).toEqual(['some day']);
  expect(await fetchList({ followUp: 'OPEN' })).toEqual(['late', 'later', 'some day']);
  expect(await fetchList({ followUp: 'DUE' })).toEqual(['late']);
  expect(await fetchList({ followUp: 'OVERDUE' })).toEqual(['late']);
});

test('the counts reflect every change', async () => {
  const fetchCounts = async () => {
    const document = `{ communicationCounts { total byType { value count } byDirection { value count } byStatus { value count } } }`;
    type Count = { value: string; count: number };
    const { communicationCounts } = await kordon.admin.run<{
      communicationCounts: { total: number; byType: Count[]; byDirection: Count[]; byStatus: Count[] };
    }>(document);
    const { total, byType, byDirection, byStatus } = communicationCounts;
    const nonZero = [...byType, ...byDirection, ...byStatus].filter(({ count }) => count > 0);
    return { total, ...Object.fromEntries(nonZero.map(({ value, count }) => [value, count])) };
  };
  const { id } = await create({ type: 'PHONE' });
  await create({ direction: 'INBOUND' });
  expect(await fetchCounts()).toEqual({ total: 2, PHONE: 1, EMAIL: 1, INBOUND: 1, OUTBOUND: 1, SENT: 1, RECEIVED: 1 });
  await update(id, { type: 'MEETING', status: 'FAILED' });
  expect(await fetchCounts()).toEqual({
    total: 2,
    MEETING: 1,
    EMAIL: 1,
    INBOUND: 1,
    OUTBOUND: 1,
    FAILED: 1,
    RECEIVED: 1,
  });
  await kordon.db.manager.update(Company, companyId, { deletedAt: new Date() });
  expect(await fetchCounts()).toEqual({ total: 0 });
  await kordon.db.manager.update(Company, companyId, { deletedAt: null });
  await kordon.db.manager.delete(Communication, id);
  expect(await fetchCounts()).toMatchObject({ total: 1 });
  await kordon.db.manager.delete(Company, companyId);
  expect(await fetchCounts()).toEqual({ total: 0 });
});
