import { randomUUID } from 'node:crypto';
import { startKordon } from '../../testing/kordon.ts';
import { aPdf, aPng } from '../../testing/files.ts';
import { anAdmin } from '../../testing/people.ts';
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
        id kind at communication { subject } request { name } document { name size }
        change { action targetType changes actor details }
      }
      pageInfo { endCursor }
      totalCount
    }
  }`;
  return (await kordon.admin.run<Timeline>(document, { companyId, ...variables })).companyTimeline;
};

test('a document is stored, shown, given back and removed', async () => {
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
  ['a picture that calls itself a PDF', aPng, 'teklif.pdf', 415, 'TYPE_MISMATCH'],
  ['nothing', () => Buffer.alloc(0), 'teklif.pdf', 400, 'EMPTY_FILE'],
])('%s is refused as a document', async (_what, content, name, status, code) => {
  const response = await upload(content(), name);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code } });
  expect(await kordon.db.query('select from company_documents where company_id = $1', [companyId])).toEqual([]);
});

test('a document needs a company that is there, and an editor', async () => {
  expect((await upload(aPdf(), 'a.pdf', { to: randomUUID() })).status).toBe(404);
  expect((await upload(aPdf(), 'a.pdf', { to: 'KC-0001' })).status).toBe(404);
  await kordon.db.manager.update(Company, companyId, { deletedAt: new Date() });
  expect((await upload(aPdf(), 'a.pdf')).status).toBe(404);
  expect(await kordon.db.query('select from attachments')).toEqual([]);
  expect((await upload(aPdf(), 'a.pdf', { as: kordon.someone() })).status).toBe(401);
  const { email, password } = await anAdmin(kordon.db, { role: 'analyst' });
  const analyst = kordon.someone();
  await analyst.signIn(email, password);
  expect((await upload(aPdf(), 'a.pdf', { as: analyst })).status).toBe(403);
});

test('everything that happened with a company stands in one line, newest first', async () => {
  await aContact(kordon.db, { companyId, name: 'Reza' });
  await aStoredQuoteRequest(kordon.db, { companyId, name: 'Grace' });
  const said = await aCommunication(kordon.db, { companyId, subject: 'Navlun' });
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
  expect(nodes[2]).toMatchObject({ id: `communication:${said.id}`, communication: { subject: 'Navlun' } });
  expect(nodes[3]).toMatchObject({ request: { name: 'Grace' } });
  expect(nodes[4]).toMatchObject({ change: { targetType: 'contacts', details: { name: 'Reza' } } });

  const some = await timeline({ kinds: ['DOCUMENT', 'REQUEST'] });
  expect(some.nodes.map(({ kind }) => kind)).toEqual(['DOCUMENT', 'REQUEST']);
  expect(some.totalCount).toBe(2);
});

test('pages follow each other through entries of one instant', async () => {
  const createdAt = new Date('2026-05-01T12:00:00Z');
  for (let n = 0; n < 4; n++) {
    await aCommunication(kordon.db, { companyId, createdAt });
    await aStoredQuoteRequest(kordon.db, { companyId, createdAt });
  }
  const kinds = ['COMMUNICATION', 'REQUEST'];
  const whole = (await timeline({ kinds })).nodes.map(({ id }) => id);
  expect(new Set(whole).size).toBe(8);
  const seen: string[] = [];
  for (let after: string | null = null, turn = 0; turn < 8; turn++) {
    const { nodes, pageInfo } = await timeline({ kinds, first: 1, after });
    seen.push(...nodes.map(({ id }) => id));
    after = pageInfo.endCursor;
  }
  expect(seen).toEqual(whole);
});

test('there is no timeline of a company that is not there, and no page after nonsense', async () => {
  expect((await timeline({ companyId: 'no-uuid' })).nodes).toEqual([]);
  await expect(timeline({ after: 'nonsense' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await aCommunication(kordon.db, { companyId });
  await kordon.db.manager.update(Company, companyId, { deletedAt: new Date() });
  expect(await timeline()).toMatchObject({ nodes: [], totalCount: 0 });
});
