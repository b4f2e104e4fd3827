import { randomUUID } from 'node:crypto';
import { anAdminUser } from '../../testing/accounts.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { MailTemplate } from './mail-template.entity.ts';

const kordon = startKordon();

const template = {
  name: 'Teklif takibi',
  language: 'TR',
  subject: '{{request.reference}} hakkında',
  content: 'Sayın {{contact.name}},\n\n{{request.product}} için {{company.name}} …\n\n{{sender.name}}',
};
const saveDocument = `mutation ($id: ID, $input: MailTemplateInput!, $version: DateTime) {
  saveMailTemplate(id: $id, input: $input, version: $version) { id name isShared updatedAt }
}`;
const save = async (client: TestClient, input: object, variables: object = {}) =>
  (
    await client.run<{ saveMailTemplate: MailTemplate & { isShared: boolean } }>(saveDocument, {
      input: { ...template, ...input },
      ...variables,
    })
  ).saveMailTemplate;
const listNames = async (client: TestClient) => {
  const { mailTemplates } = await client.run<{ mailTemplates: { name: string }[] }>('{ mailTemplates { name } }');
  return mailTemplates.map(({ name }) => name);
};
const remove = (client: TestClient, id: string) =>
  client.run('mutation ($id: ID!) { deleteMailTemplate(id: $id) }', { id });
async function aColleague() {
  const credentials = await anAdminUser(kordon.db, { role: 'sales' });
  const client = kordon.newClient();
  await client.signIn(credentials.email, credentials.password);
  return client;
}

test('a private template is seen by its owner only, a shared one by everybody', async () => {
  const colleague = await aColleague();
  await save(kordon.admin, { name: 'Özel' });
  const shared = await save(kordon.admin, { name: 'Ortak', isShared: true });
  expect(await listNames(kordon.admin)).toEqual(['Ortak', 'Özel']);
  expect(await listNames(colleague)).toEqual(['Ortak']);
  const forbidden = { code: 'FORBIDDEN' };
  await expect(save(colleague, { isShared: true })).rejects.toMatchObject(forbidden);
  await expect(save(colleague, {}, { id: shared.id })).rejects.toMatchObject(forbidden);
  await expect(remove(colleague, shared.id)).rejects.toMatchObject(forbidden);
  const own = await save(colleague, { name: 'Benim' });
  await expect(remove(kordon.admin, own.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(save(kordon.admin, {}, { id: own.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await remove(colleague, own.id);
  expect(await listNames(colleague)).toEqual(['Ortak']);
});

test('an edit that is based on an older version is a conflict', async () => {
  const first = await save(kordon.admin, { name: 'Bir' });
  const second = await save(kordon.admin, { name: 'İki' }, { id: first.id, version: first.updatedAt });
  expect(second).toMatchObject({ id: first.id, name: 'İki' });
  await expect(save(kordon.admin, {}, { id: first.id, version: first.updatedAt })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('an unknown variable is rejected', async () => {
  await expect(save(kordon.admin, { content: '{{contact.nme}}' })).rejects.toMatchObject({
    fields: { content: 'form.mail.unknownVariable' },
  });
});

test('the data of a request is filled in, and what is missing stays', async () => {
  const { id: companyId } = await aCompany(kordon.db, { name: 'Rocher Aciers' });
  const { id: contactId } = await aContact(kordon.db, { companyId, name: 'Amélie Fontenoy' });
  const request = await aStoredQuoteRequest(kordon.db, { companyId, contactId, productType: 'billet' });
  const { id } = await save(kordon.admin, {});
  const document = `query ($id: ID!, $companyId: ID, $quoteRequestId: ID) {
    filledMailTemplate(id: $id, companyId: $companyId, quoteRequestId: $quoteRequestId) { subject content }
  }`;
  const fill = (variables: object) => kordon.admin.run(document, { id, ...variables });
  const [{ name }] = await kordon.db.query<[{ name: string }]>(
    `select name from admin_users where role = 'super_admin'`,
  );
  expect(await fill({ quoteRequestId: request.id })).toEqual({
    filledMailTemplate: {
      subject: `${request.reference} hakkında`,
      content: `Sayın Amélie Fontenoy,\n\nKütük için Rocher Aciers …\n\n${name}`,
    },
  });
  expect(await fill({ companyId })).toMatchObject({
    filledMailTemplate: { subject: '{{request.reference}} hakkında' },
  });
  const colleague = await aColleague();
  await expect(colleague.run(document, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(fill({ id: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
