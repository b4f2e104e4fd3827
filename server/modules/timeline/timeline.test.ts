import { randomUUID } from 'node:crypto';
import { startKordon } from '../../testing/kordon.ts';
import { aPdf, aPng } from '../../testing/files.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import { Company } from '../parties/company.entity.ts';

const kordon = startKordon();
let companyId: string;
beforeEach(async () => {
  companyId = (await aCompany(kordon.db)).id;
});

const upload = (content: Uint8Array, name: string, { to = companyId, as = kordon.admin } = {}) => {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(content)]), name);
  return as.fetch(`/companies/${to}/documents`, { method: 'POST', body: form });
};
interface Timeline {
  companyTimeline: {
    nodes: { id: string; kind: string; [record: string]: unknown }[];
    pageInfo: { endCursor: string | null };
    totalCount: number;
  };
}
const timeline = async (variables: object = {}) => {
  const document = `query ($companyId: ID!, $kinds: [TimelineKind!], $first: Int, $after: String) {
    companyTimeline(companyId: $companyId, kinds: $kinds, first: $first, after: $after) {
      nodes {
        id kind at communication { subject } request { name } order { number title status amount } document { name size }
        change { action targetType changes actor details }
      }
      pageInfo { endCursor }
      totalCount
    }
  }`;
  return (await kordon.admin.run<Timeline>(document, { companyId, ...variables })).companyTimeline;
};

test('a document is stored, listed, downloaded and deleted', async () => {
  const response = await upload(aPdf(), 'Çizim rev3.pdf');
  expect(response.status).toBe(201);
  const document = (await response.json()) as { id: string; attachmentId: string };
  expect(document).toMatchObject({ name: 'Çizim rev3.pdf', type: 'application/pdf', companyId });

  const list = `query ($companyId: ID!) { companyDocuments(companyId: $companyId) { nodes { name size } totalCount } }`;
  expect(await kordon.admin.run(list, { companyId })).toMatchObject({
    companyDocuments: { nodes: [{ name: 'Çizim rev3.pdf' }], totalCount: 1 },
  });
  const file = await kordon.admin.fetch(`/attachments/${document.attachmentId}`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(aPdf()));

  const remove = `mutation ($id: ID!) { deleteCompanyDocument(id: $id) }`;
  await kordon.admin.run(remove, { id: document.id });
  await expect(kordon.admin.run(remove, { id: document.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await kordon.admin.fetch(`/attachments/${document.attachmentId}`)).status).toBe(404);
  expect(
    await kordon.db.query('select from attachment_chunks where attachment_id = $1', [document.attachmentId]),
  ).toEqual([]);
});

test.each<[what: string, content: () => Uint8Array, name: string, status: number, code: string]>([
  ['a program', () => Buffer.from('MZ\x90\0\x03'), 'teklif.pdf', 415, 'TYPE_NOT_ACCEPTED'],
  ['an image with the extension .pdf', aPng, 'teklif.pdf', 415, 'TYPE_MISMATCH'],
  ['an empty file', () => Buffer.alloc(0), 'teklif.pdf', 400, 'EMPTY_FILE'],
])('%s is rejected as a document', async (_title, content, name, status, code) => {
  const response = await upload(content(), name);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code } });
  expect(await kordon.db.query('select from company_documents where company_id = $1', [companyId])).toEqual([]);
});

test('a document can only be added to an existing company and by an editor', async () => {
  expect((await upload(aPdf(), 'a.pdf', { to: randomUUID() })).status).toBe(404);
  expect((await upload(aPdf(), 'a.pdf', { to: 'KC-0001' })).status).toBe(404);
  await kordon.db.manager.update(Company, companyId, { deletedAt: new Date() });
  expect((await upload(aPdf(), 'a.pdf')).status).toBe(404);
  expect(await kordon.db.query('select from attachments')).toEqual([]);
  expect((await upload(aPdf(), 'a.pdf', { as: kordon.newClient() })).status).toBe(401);
  const { email, password } = await anAdminUser(kordon.db, { role: 'analyst' });
  const analyst = kordon.newClient();
  await analyst.signIn(email, password);
  expect((await upload(aPdf(), 'a.pdf', { as: analyst })).status).toBe(403);
});

test('the timeline contains all kinds of entries, newest first', async () => {
  await aContact(kordon.db, { companyId, name: 'Reza' });
  await aStoredQuoteRequest(kordon.db, { companyId, name: 'Grace' });
  const communication = await aCommunication(kordon.db, { companyId, subject: 'Navlun' });
  await upload(aPdf(), 'plan.pdf');
  await kordon.admin.run(
    `mutation ($id: ID!) { updateCompany(id: $id, input: { name: "Yeni", creditLimit: 5 }) { id } }`,
    { id: companyId },
  );
  await aCommunication(kordon.db, { companyId: (await aCompany(kordon.db)).id, subject: 'elsewhere' });

  const { nodes, totalCount } = await timeline();
  expect(nodes.map(({ kind }) => kind)).toEqual(['CHANGE', 'DOCUMENT', 'COMMUNICATION', 'REQUEST', 'CHANGE', 'CHANGE']);
  expect(totalCount).toBe(6);
  expect(nodes[0]).toMatchObject({
    change: { changes: { creditLimit: [0, 5] }, actor: 'admin@kordon.example' },
    document: null,
  });
  expect(nodes[1]).toMatchObject({ document: { name: 'plan.pdf' }, communication: null });
  expect(nodes[2]).toMatchObject({ id: `communication:${communication.id}`, communication: { subject: 'Navlun' } });
  expect(nodes[3]).toMatchObject({ request: { name: 'Grace' } });
  expect(nodes[4]).toMatchObject({ change: { targetType: 'contacts', details: { name: 'Reza' } } });

  const filtered = await timeline({ kinds: ['DOCUMENT', 'REQUEST'] });
  expect(filtered.nodes.map(({ kind }) => kind)).toEqual(['DOCUMENT', 'REQUEST']);
  expect(filtered.totalCount).toBe(2);
});

test('an order has an entry of its own, and its changes have entries, too', async () => {
  const { createOrder: order } = await kordon.admin.run<{ createOrder: { id: string; number: string } }>(
    `mutation ($input: OrderInput!) { createOrder(input: $input) { id number } }`,
    { input: { companyId, saleKind: 'CARGO', title: 'Kütük, 6.000 t', amount: 3_186_000, currency: 'USD' } },
  );
  await kordon.admin.run(`mutation ($id: ID!) { confirmOrder(id: $id) { id } }`, { id: order.id });
  const { nodes } = await timeline();
  expect(nodes.map(({ kind }) => kind)).toEqual(['CHANGE', 'ORDER', 'CHANGE']);
  expect(nodes[0]).toMatchObject({
    change: { targetType: 'orders', changes: { status: ['awaiting_confirmation', 'confirmed'] } },
    order: null,
  });
  expect(nodes[1]).toMatchObject({
    id: `order:${order.id}`,
    order: { number: order.number, title: 'Kütük, 6.000 t', status: 'CONFIRMED', amount: 3_186_000 },
    document: null,
  });
  const filtered = await timeline({ kinds: ['ORDER'] });
  expect([filtered.nodes.length, filtered.totalCount]).toEqual([1, 1]);
});

test('pages have no gaps or duplicates among entries with equal times', async () => {
  const createdAt = new Date('2026-05-01T12:00:00Z');
  for (let n = 0; n < 4; n++) {
    await aCommunication(kordon.db, { companyId, createdAt });
    await aStoredQuoteRequest(kordon.db, { companyId, createdAt });
  }
  const kinds = ['COMMUNICATION', 'REQUEST'];
  const whole = (await timeline({ kinds })).nodes.map(({ id }) => id);
  expect(new Set(whole).size).toBe(8);
  const seen: string[] = [];
  for (let after: string | null = null, page = 0; page < 8; page++) {
    const { nodes, pageInfo } = await timeline({ kinds, first: 1, after });
    seen.push(...nodes.map(({ id }) => id));
    after = pageInfo.endCursor;
  }
  expect(seen).toEqual(whole);
});

test('the timeline of an unknown or deleted company is empty, and an invalid cursor is rejected', async () => {
  expect((await timeline({ companyId: 'no-uuid' })).nodes).toEqual([]);
  await expect(timeline({ after: 'nonsense' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await aCommunication(kordon.db, { companyId });
  await kordon.db.manager.update(Company, companyId, { deletedAt: new Date() });
  expect(await timeline()).toMatchObject({ nodes: [], totalCount: 0 });
});
