import { randomUUID } from 'node:crypto';
import { anAdminUser } from '../../testing/accounts.ts';
import { aQuoteRequest, submitQuoteRequest } from '../../testing/builders.ts';
import { adminEmail, startKordon } from '../../testing/kordon.ts';
import { aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { AdminUser } from '../identity/index.ts';

const kordon = startKordon({ SALES_EMAIL: 'desk@kordon.example' });

interface Entered {
  id: string;
  reference: string;
  source: string;
  email: string;
  phone: string;
  company: string;
  companyId: string;
  contactId: string;
  updatedAt: string;
  owner: { id: string } | null;
}
const fields = 'id reference source name email phone company companyId contactId updatedAt owner { id }';
const document = `mutation ($input: DeskQuoteRequestInput!, $id: ID) { createDeskQuoteRequest(input: $input, id: $id) { ${fields} } }`;
const uniquePhone = () => `+90 5${String(Math.random()).slice(2, 11)}`;
/** Input of a phone call: valid, unique and without an e-mail address. */
const aCall = (overrides: object = {}) => ({
  source: 'PHONE',
  name: 'Hasan Kılıç',
  company: `Kılıç Demir ${randomUUID()}`,
  phone: uniquePhone(),
  language: 'TR',
  ...overrides,
});
const enter = async (
  input: object = {},
  { id = null, as = kordon.admin }: { id?: string | null; as?: TestClient } = {},
) => (await as.run<{ createDeskQuoteRequest: Entered }>(document, { input: aCall(input), id })).createDeskQuoteRequest;
const refusalOf = async (
  input: object,
  { id = null, as = kordon.admin }: { id?: string | null; as?: TestClient } = {},
) => (await as.send(document, { input: aCall(input), id })).errors?.[0]?.extensions;
const queryRows = <Row = Record<string, unknown>>(table: string, where: string, values: unknown[]) =>
  kordon.db.query<Row[]>(`select * from ${table} where ${where}`, values);
const aColleague = async (overrides: Parameters<typeof anAdminUser>[1] = {}, seesOwnOnly = false) => {
  const credentials = await anAdminUser(kordon.db, overrides);
  await kordon.db.manager.update(AdminUser, { email: credentials.email }, { seesOwnOnly });
  const client = kordon.newClient();
  await client.signIn(credentials.email, credentials.password);
  return { client, ...(await kordon.db.manager.findOneByOrFail(AdminUser, { email: credentials.email })) };
};
const findAdmin = () => kordon.db.manager.findOneByOrFail(AdminUser, { email: adminEmail });
const previewOf = async (person: object, as = kordon.admin) =>
  (
    await as.run<{
      leadPreview: { company: { id: string } | null; contact: { id: string } | null; openCount: number };
    }>(
      `query ($person: DeskPersonInput!) { leadPreview(person: $person) { company { id } contact { id } openCount openRequests { id } } }`,
      { person: { name: '', ...person } },
    )
  ).leadPreview;

test('a phone call without an e-mail address becomes a request with company, contact and communication', async () => {
  const request = await enter({
    country: 'Algeria',
    productType: 'rebar',
    quantity: 240,
    message: ' 12 mm, Cezayir ',
    amount: 150_000.555,
    currency: 'USD',
  });
  expect(request).toMatchObject({ source: 'PHONE', email: '', owner: { id: (await findAdmin()).id } });
  expect(request.reference).toMatch(/^KC-/);
  const [stored] = await queryRows('quote_requests', 'id = $1', [request.id]);
  expect(stored).toMatchObject({
    source: 'phone',
    status: 'new',
    product_type: 'rebar',
    quantity: 240,
    message: '12 mm, Cezayir',
    quoted_amount: 150_000.56,
    quoted_currency: 'USD',
    amount_usd: 150_000.56,
    first_response_at: null,
  });
  const [company] = await queryRows('companies', 'id = $1', [request.companyId]);
  expect(company).toMatchObject({ country: 'Algeria', company_type: 'lead', lead_source: 'manual', website: null });
  const [contact] = await queryRows('contacts', 'id = $1', [request.contactId]);
  expect(contact).toMatchObject({ email: null, phone: request.phone, is_primary: true });
  const found = await kordon.admin.run<{ search: { id: string }[] }>(`{ search(text: "hasan kilic") { id } }`);
  expect(found.search.map((hit) => hit.id)).toContain(request.contactId);
  const [communication] = await queryRows('communications', 'quote_request_id = $1', [request.id]);
  expect(communication).toMatchObject({
    type: 'phone',
    direction: 'inbound',
    status: 'received',
    subject: 'Teklif talebi: Nervürlü inşaat demiri',
    follow_up_required: true,
    created_by: (await findAdmin()).id,
  });
  expect(await queryRows('consents', 'subject_id = any($1)', [[request.id, request.contactId]])).toEqual([]);
  const [logged] = await queryRows('activity_logs', `target_id = $1 and action = 'INSERT'`, [request.id]);
  expect(logged).toMatchObject({ actor: adminEmail });
});

test.each([
  ['PHONE', 'phone', 'manual'],
  ['FAIR', 'meeting', 'trade-show'],
  ['EMAIL', 'email', 'manual'],
  ['REFERRAL', 'form_submission', 'referral'],
  ['OTHER', 'form_submission', 'other'],
])('a lead of source %s is recorded as %s', async (source, type, leadSource) => {
  const { id, companyId } = await enter({ source });
  expect((await queryRows('communications', 'quote_request_id = $1', [id]))[0]).toMatchObject({ type });
  expect((await queryRows('companies', 'id = $1', [companyId]))[0]).toMatchObject({ lead_source: leadSource });
});

test('the sales desk gets a mail that says how to reach the customer, the customer gets none', async () => {
  const withAddress = await enter({ email: `hasan@${randomUUID()}.example`, source: 'FAIR' });
  const withoutAddress = await enter({ name: 'Zeynep Ak' });
  await kordon.waitForJobs();
  const mails = (id: string) => kordon.mail.messages.filter(({ messageId }) => messageId?.includes(id));
  const [first, ...others] = mails(withAddress.id);
  expect(others).toEqual([]);
  expect(first!.subject).toContain('Yeni talep (fuar)');
  expect(first!.replyTo).toEqual([{ name: 'Hasan Kılıç', address: withAddress.email }]);
  const [second] = mails(withoutAddress.id);
  expect(second!.replyTo).toBeUndefined();
  expect(second!.text).toContain('Müşterinin e-posta adresi kayıtlı değil');
});

test.each<[what: string, input: object, fields: Record<string, string>]>([
  ['neither address nor phone', { phone: '' }, { phone: 'form.emailOrPhone' }],
  ['a blank phone', { phone: ' \u200b ' }, { phone: 'form.emailOrPhone' }],
  ['no name', { name: ' ' }, { name: 'form.required' }],
  ['two addresses', { email: 'a@b.example, c@d.example' }, { email: 'form.email.invalid' }],
  ['a header in the address', { email: 'a@b.example\nBcc: x@y.example' }, { email: 'form.email.invalid' }],
  ['a long company', { company: 'x'.repeat(201) }, { company: 'form.tooLong' }],
  ['a message of 1 MB', { message: 'x'.repeat(200_000) }, { message: 'form.tooLong' }],
  ['a quantity of 0', { quantity: 0 }, { quantity: 'form.number.positive' }],
  ['a quantity beyond any cargo', { quantity: 1e9 }, { quantity: 'form.number.tooLarge' }],
  ['a negative amount', { amount: -1, currency: 'USD' }, { amount: 'form.number.positive' }],
  ['an amount of 1e300', { amount: 1e300, currency: 'USD' }, { amount: 'form.number.tooLarge' }],
  ['an amount without a currency', { amount: 10 }, { currency: 'form.required' }],
  ['an unknown company', { companyId: randomUUID() }, { companyId: 'form.company.gone' }],
  ['a company id that is no UUID', { companyId: 'x' }, { companyId: 'form.choice.invalid' }],
  ['an unknown contact', { contactId: randomUUID() }, { contactId: 'form.contact.gone' }],
  ['an unknown owner', { ownerId: randomUUID() }, { ownerId: 'form.choice.invalid' }],
])('%s is refused at its field, and nothing is stored', async (_what, input, reasons) => {
  const count = () =>
    kordon.db.query('select (select count(*) from quote_requests) r, (select count(*) from companies) c');
  const before: unknown = await count();
  expect(await refusalOf(input)).toMatchObject({ code: 'BAD_USER_INPUT', fields: reasons });
  expect(await count()).toEqual(before);
});

test('a contact of another company, a deleted company, and a source of a public form are refused', async () => {
  const [one, other] = [await aCompany(kordon.db), await aCompany(kordon.db, { deletedAt: new Date() })];
  const contact = await aContact(kordon.db, { companyId: one.id });
  const second = await aCompany(kordon.db);
  expect(await refusalOf({ companyId: second.id, contactId: contact.id })).toMatchObject({
    fields: { contactId: 'form.contact.otherCompany' },
  });
  expect(await refusalOf({ companyId: other.id })).toMatchObject({ fields: { companyId: 'form.company.gone' } });
  expect(await refusalOf({ companyId: second.id, email: contact.email })).toMatchObject({
    fields: { email: 'form.email.taken' },
  });
  expect(await refusalOf({ source: 'QUICK_QUOTE' })).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test.each(['PHONE', 'FAIR', 'EMAIL', 'REFERRAL', 'OTHER'])('the public form refuses the source %s', async (source) => {
  const input = aQuoteRequest({ source });
  const { errors } = await kordon.visitor.send(submitQuoteRequest, { input });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { source: 'form.choice.invalid' },
  });
  expect(await queryRows('quote_requests', 'submission_id = $1', [input.submissionId])).toEqual([]);
});

test('a repeated call returns the first request, also when both arrive at the same time', async () => {
  const id = randomUUID();
  const [first, second] = await Promise.all([enter({ name: 'Bir' }, { id }), enter({ name: 'Bir' }, { id })]);
  expect(first).toEqual(second);
  expect(first.id).toBe(id);
  expect(await enter({ name: 'Başka' }, { id })).toEqual(first);
  expect(await queryRows('quote_requests', 'id = $1', [id])).toHaveLength(1);
  expect(await queryRows('communications', 'quote_request_id = $1', [id])).toHaveLength(1);
  expect(await refusalOf({}, { id: 'x' })).toMatchObject({ fields: { id: 'form.submission.invalid' } });
});

describe('company and contact of a lead are not created twice:', () => {
  test('two colleagues enter the same caller at the same time', async () => {
    const call = aCall();
    const [one, other] = await Promise.all([enter(call), enter({ ...call, company: call.company.toUpperCase() })]);
    expect(one.id).not.toBe(other.id);
    expect([other.companyId, other.contactId]).toEqual([one.companyId, one.contactId]);
  });

  test('a caller without a company name is entered twice at the same time, with two notations of the phone number', async () => {
    const digits = String(Math.random()).slice(2, 9);
    const call = { company: '', name: `Ali ${digits}` };
    const [one, other] = await Promise.all([
      enter({ ...call, phone: `+90 532 ${digits}` }),
      enter({ ...call, phone: `0532${digits}` }),
    ]);
    expect([other.companyId, other.contactId]).toEqual([one.companyId, one.contactId]);
    expect(one.company).toBe('');
  });

  test('a mail of an earlier caller adds the address to the contact, and a later form with this address finds the contact', async () => {
    const call = aCall();
    const first = await enter(call);
    const email = `hasan@${randomUUID()}.example`;
    const mail = await enter({ ...call, source: 'EMAIL', email, phone: '' });
    expect([mail.companyId, mail.contactId]).toEqual([first.companyId, first.contactId]);
    expect((await queryRows('contacts', 'company_id = $1', [first.companyId])).map((row) => row.email)).toEqual([
      email,
    ]);
    expect(mail.phone).toBe(first.phone);
    const submitted = await kordon.visitor.run<{ submitQuoteRequest: { id: string } }>(submitQuoteRequest, {
      input: aQuoteRequest({ email }),
    });
    const [request] = await queryRows('quote_requests', 'id = $1', [submitted.submitQuoteRequest.id]);
    expect(request).toMatchObject({ company_id: first.companyId, contact_id: first.contactId });
  });

  test('a person with another name becomes a second contact of the company, a person with the same name does not', async () => {
    const call = aCall();
    const first = await enter(call);
    const second = await enter({ ...call, name: 'Emine Su', phone: uniquePhone() });
    expect(second.companyId).toBe(first.companyId);
    expect(second.contactId).not.toBe(first.contactId);
    expect((await enter({ ...call, name: 'HASAN KILIÇ', phone: uniquePhone() })).contactId).toBe(first.contactId);
  });

  test('the request gets address and phone number of the selected contact', async () => {
    const { id: companyId, name } = await aCompany(kordon.db);
    const contact = await aContact(kordon.db, { companyId, phone: '+90 232 000 00 00' });
    const request = await enter({ companyId, contactId: contact.id, company: '', phone: '' });
    expect(request).toMatchObject({ companyId, contactId: contact.id, email: contact.email, company: name });
    expect(request.phone).toBe('+90 232 000 00 00');
  });

  test('a company keeps its country; a company without one gets that of the request', async () => {
    const turkish = await aCompany(kordon.db, { country: 'Turkey' });
    const unknown = await aCompany(kordon.db);
    for (const { id: companyId } of [turkish, unknown]) await enter({ companyId, country: 'Iraq' });
    const countries = await kordon.db.query<{ country: string }[]>(
      'select country from companies where id = any($1) order by country',
      [[turkish.id, unknown.id]],
    );
    expect(countries.map(({ country }) => country)).toEqual(['Iraq', 'Turkey']);
  });

  test('a deleted company is restored', async () => {
    const { id, name } = await aCompany(kordon.db, { deletedAt: new Date() });
    expect((await enter({ company: name })).companyId).toBe(id);
    expect((await queryRows('companies', 'id = $1', [id]))[0]).toMatchObject({ deleted_at: null });
  });
});

test('without a known country a company has none, and the filter for no country finds the request', async () => {
  const { id, companyId } = await enter({ language: 'FA' });
  expect((await queryRows('companies', 'id = $1', [companyId]))[0]).toMatchObject({ country: '' });
  const found = await kordon.admin.run<{ quoteRequests: { nodes: { id: string }[] } }>(
    `{ quoteRequests(filter: { countries: [""], languages: [FA] }) { nodes { id } } }`,
  );
  expect(found.quoteRequests.nodes.map((node) => node.id)).toContain(id);
});

describe('the owner', () => {
  test('is notified of a request that a colleague entered for them, the colleague is not', async () => {
    const owner = await aColleague();
    const given = await enter({ ownerId: owner.id });
    const own = await enter({ ownerId: owner.id }, { as: owner.client });
    expect(await queryRows('notifications', 'record_id = any($1)', [[given.id, own.id]])).toMatchObject([
      { record_id: given.id, recipient_id: owner.id, kind: 'request_assigned' },
    ]);
  });

  test('is the selected colleague, else that of the assignment rules, else the user who enters the request', async () => {
    const [selected, ruleOwner] = [await aColleague({ role: 'sales' }), await aColleague()];
    await kordon.admin.run(
      'mutation ($rules: [AssignmentRuleInput!]!) { setAssignmentRules(rules: $rules) { ownerId } }',
      {
        rules: [{ language: 'FR', ownerId: ruleOwner.id }],
      },
    );
    expect((await enter({ language: 'FR', ownerId: selected.id })).owner?.id).toBe(selected.id);
    expect((await enter({ language: 'FR' })).owner?.id).toBe(ruleOwner.id);
    expect((await enter({}, { as: selected.client })).owner?.id).toBe(selected.id);
    expect(await refusalOf({ ownerId: (await aColleague({ role: 'analyst' })).id })).toMatchObject({
      fields: { ownerId: 'form.choice.invalid' },
    });
  });

  test('is always a salesperson who sees only own records, whatever the rules and the owner of the company are', async () => {
    const [limited, other] = [await aColleague({ role: 'sales' }, true), await aColleague()];
    const company = await aCompany(kordon.db, { ownerId: other.id });
    const known = await enter({ company: company.name }, { as: limited.client });
    expect(known).toMatchObject({ companyId: company.id, owner: { id: limited.id } });
    const seen = await limited.client.run<{ quoteRequest: { id: string; linkedCompany: unknown } | null }>(
      'query ($id: ID!) { quoteRequest(id: $id) { id linkedCompany { id } } }',
      { id: known.id },
    );
    expect(seen.quoteRequest).toEqual({ id: known.id, linkedCompany: null });
    expect(await refusalOf({ ownerId: other.id }, { as: limited.client })).toMatchObject({
      fields: { ownerId: 'form.choice.invalid' },
    });
    expect(await refusalOf({ companyId: company.id }, { as: limited.client })).toMatchObject({
      fields: { companyId: 'form.company.gone' },
    });
    const hidden = await enter({ ownerId: other.id });
    expect(await refusalOf({}, { id: hidden.id, as: limited.client })).toMatchObject({
      fields: { id: 'form.submission.invalid' },
    });
  });

  test('an analyst and a visitor cannot enter a request', async () => {
    const analyst = await aColleague({ role: 'analyst' });
    expect(await refusalOf({}, { as: analyst.client })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusalOf({}, { as: kordon.visitor })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

test('the preview finds company, contact and open requests by name, address and phone, within what the user sees', async () => {
  const phone = uniquePhone();
  const company = await aCompany(kordon.db, { name: `Ereğli Boru ${randomUUID()}` });
  const contact = await aContact(kordon.db, { companyId: company.id, phone });
  for (const status of ['new', 'quoted', 'closed'] as const)
    await aStoredQuoteRequest(kordon.db, { companyId: company.id, status });
  const found = { company: { id: company.id }, openCount: 2 };
  expect(await previewOf({ company: company.name.toUpperCase() })).toMatchObject({ ...found, contact: null });
  expect(await previewOf({ email: contact.email })).toMatchObject({ ...found, contact: { id: contact.id } });
  expect(await previewOf({ phone: phone.replace('+90', '0') })).toMatchObject({
    ...found,
    contact: { id: contact.id },
  });
  expect(await previewOf({ companyId: company.id })).toMatchObject(found);
  const nothing = { company: null, contact: null, openCount: 0, openRequests: [] };
  expect(await previewOf({ phone: '123', email: '', company: ' ' })).toEqual(nothing);

  const limited = await aColleague({ role: 'sales' }, true);
  await kordon.db.query('update companies set owner_id = $2 where id = $1', [company.id, (await findAdmin()).id]);
  expect(await previewOf({ company: company.name }, limited.client)).toEqual(nothing);
});

describe('a request without an e-mail address', () => {
  const addEmail = `mutation ($id: ID!, $email: String!, $version: DateTime) {
    updateQuoteRequest(id: $id, patch: { email: $email }, version: $version) { ${fields} } }`;
  const sendEmail = `mutation ($id: ID!, $input: QuoteEmailInput!) { sendQuoteEmail(id: $id, input: $input) { id recipient } }`;
  const mail = { subject: 'Teklif', body: 'Merhaba' };

  test('can get one later, which its contact gets, too; mails are then sent to this address', async () => {
    const request = await enter();
    const email = `hasan@${randomUUID()}.example`;
    const changed = await kordon.admin.run<{ updateQuoteRequest: Entered }>(addEmail, {
      id: request.id,
      email,
      version: request.updatedAt,
    });
    expect(changed.updateQuoteRequest).toMatchObject({ email, contactId: request.contactId });
    expect((await queryRows('contacts', 'id = $1', [request.contactId]))[0]).toMatchObject({ email });
    const refused = await kordon.admin.send(addEmail, { id: request.id, email: 'other@kilic.example' });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ fields: { email: 'form.email.known' } });
    const sent = await kordon.admin.run<{ sendQuoteEmail: { recipient: string } }>(sendEmail, {
      id: request.id,
      input: { ...mail, to: email },
    });
    expect(sent.sendQuoteEmail.recipient).toBe(email);
  });

  test('gets only one of two addresses that colleagues add at the same time; the other call fails with CONFLICT', async () => {
    const { id, updatedAt: version } = await enter();
    const add = (email: string) => kordon.admin.send(addEmail, { id, email, version });
    const answers = await Promise.all([add('one@kilic.example'), add('two@kilic.example')]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.['code']).filter(Boolean);
    expect(codes).toEqual(['CONFLICT']);
  });

  test('is linked to another contact of the company when it gets the address of that contact', async () => {
    const request = await enter();
    const other = await aContact(kordon.db, { companyId: request.companyId });
    const changed = await kordon.admin.run<{ updateQuoteRequest: Entered }>(addEmail, {
      id: request.id,
      email: other.email,
    });
    expect(changed.updateQuoteRequest.contactId).toBe(other.id);
  });

  test('cannot be mailed without an address, and the refusal names the field', async () => {
    const { id, companyId } = await enter();
    const refused = await kordon.admin.send(sendEmail, { id, input: { ...mail, to: '' } });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { to: 'form.required' } });
    const direct = await kordon.admin.send('mutation ($input: MailInput!) { sendMail(input: $input) { id } }', {
      input: { companyId, quoteRequestId: id, subject: 'Teklif', content: 'Merhaba' },
    });
    expect(direct.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { to: 'form.required' } });
  });

  test('can have an offer that cannot be sent, and the refusal says that there is no address', async () => {
    const { id } = await enter();
    const create = `mutation ($input: OfferInput!, $send: Boolean!) { createOffer(input: $input, send: $send) { id email } }`;
    const input = {
      quoteRequestId: id,
      currency: 'USD',
      deliveryTerms: 'FOB',
      deliveryPlace: 'Aliağa',
      paymentTerms: 'LC',
      validUntil: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      lines: [{ description: 'Kütük', quantity: 100, unit: 'T', unitPrice: 520 }],
    };
    const refused = await kordon.admin.send(create, { input, send: true });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { send: 'form.email.missing' },
    });
    expect(await queryRows('offers', 'quote_request_id = $1', [id])).toEqual([]);
    expect(await kordon.admin.run(create, { input, send: false })).toMatchObject({ createOffer: { email: '' } });
  });

  test('is assigned to a company again after its company was removed', async () => {
    const request = await enter();
    await kordon.db.query('delete from companies where id = $1', [request.companyId]);
    const sent = await kordon.admin.run<{ sendQuoteEmail: { recipient: string } }>(sendEmail, {
      id: request.id,
      input: { ...mail, to: 'found@kilic.example' },
    });
    expect(sent.sendQuoteEmail.recipient).toBe('found@kilic.example');
    const [stored] = await queryRows('quote_requests', 'id = $1', [request.id]);
    expect((await queryRows('companies', 'id = $1', [stored!.company_id]))[0]).toMatchObject({ name: request.company });
  });
});
