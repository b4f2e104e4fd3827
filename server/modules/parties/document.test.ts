import { randomUUID } from 'node:crypto';
import * as files from '../../testing/files.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany } from '../../testing/records.ts';

const kordon = startKordon();

function send(companyId: string, content: Buffer, name: string): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  return kordon.admin.fetch(`/companies/${companyId}/documents`, { method: 'POST', body });
}
const countStored = () =>
  kordon.db.query<object[]>(
    'select (select count(*)::int from company_documents) as documents, (select count(*)::int from attachments) as files',
  );

test('a document is stored with the media type of its content', async () => {
  const { id } = await aCompany(kordon.db);
  const response = await send(id, files.aPdf(), 'sertifika.pdf');
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ name: 'sertifika.pdf', type: 'application/pdf', companyId: id });
});

const storeCompany = async () => (await aCompany(kordon.db)).id;
const storeDeletedCompany = async () => (await aCompany(kordon.db, { deletedAt: new Date() })).id;

test.each<[string, () => Promise<string> | string, Buffer, string, number, string]>([
  ['a program with the extension .pdf', storeCompany, files.aProgram(), 'sertifika.pdf', 415, 'TYPE_NOT_ACCEPTED'],
  ['an image with the extension .pdf', storeCompany, files.aPng(), 'sertifika.pdf', 415, 'TYPE_MISMATCH'],
  ['a document for an unknown company', () => randomUUID(), files.aPdf(), 'sertifika.pdf', 404, 'NOT_FOUND'],
  ['a document for an invalid company id', () => 'no-uuid', files.aPdf(), 'sertifika.pdf', 404, 'NOT_FOUND'],
  ['a document for a deleted company', storeDeletedCompany, files.aPdf(), 'sertifika.pdf', 404, 'NOT_FOUND'],
])('%s is rejected and not stored', async (_title, company, content, name, status, code) => {
  const before = await countStored();
  const response = await send(await company(), content, name);
  expect({ status: response.status, ...((await response.json()) as object) }).toMatchObject({
    status,
    error: { code },
  });
  expect(await countStored()).toEqual(before);
});
