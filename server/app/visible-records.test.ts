import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import { AdminUser } from '../modules/identity/admin-user.entity.ts';
import { anAdminUser } from '../testing/accounts.ts';
import { aQuoteRequest } from '../testing/builders.ts';
import { startKordon } from '../testing/kordon.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../testing/records.ts';
import type { TestClient } from '../testing/test-client.ts';
import { getKordonSchema } from './schema.ts';

const kordon = startKordon();

/** A word in the name, subject and e-mail of every record of a colleague, and in no other text. */
const marker = 'vorkath';
/** Ids by table. */
type Records = Record<string, string>;
let viewer: AdminUser;
let colleague: AdminUser;
let sales: TestClient;
let token: Record<string, string>;

const setLimit = (seesOwnOnly: boolean) =>
  kordon.admin.run(
    'mutation ($id: ID!, $limit: Boolean) { updateAdminUser(id: $id, patch: { seesOwnOnly: $limit }) { seesOwnOnly } }',
    { id: viewer.id, limit: seesOwnOnly },
  );

async function aUser(role: AdminUser['role']) {
  const credentials = await anAdminUser(kordon.db, { role, name: `Deniz ${role}` });
  const user = await kordon.db.manager.findOneByOrFail(AdminUser, { email: credentials.email });
  const client = kordon.newClient();
  await client.signIn(credentials.email, credentials.password);
  return { user, client };
}

/** Stores one record of each kind that belongs to a customer. */
async function storeRecords(owner: AdminUser | null, word: string): Promise<Records> {
  const ownerId = owner?.id ?? null;
  const company = await aCompany(kordon.db, { name: `${word} Çelik`, ownerId });
  const contact = await aContact(kordon.db, { companyId: company.id, name: word, email: `${word}@${word}.example` });
  const request = await aStoredQuoteRequest(kordon.db, {
    companyId: company.id,
    contactId: contact.id,
    name: word,
    company: `${word} Çelik`,
    email: `${word}@${word}.example`,
    ownerId,
  });
  const communication = await aCommunication(kordon.db, {
    companyId: company.id,
    contactId: contact.id,
    quoteRequestId: request.id,
    subject: word,
    followUpRequired: true,
    followUpDate: new Date('2026-11-20T09:00:00Z'),
  });
  const insert = async (statement: string, values: unknown[]) =>
    (await kordon.db.query<{ id: string }[]>(`${statement} returning id`, values))[0]!.id;
  const aFile = async () => {
    const id = await insert(`insert into attachments (name, type, size) values ($1, 'application/pdf', 3)`, [
      `${word}.pdf`,
    ]);
    await kordon.db.query('insert into attachment_chunks values ($1, 0, $2)', [id, Buffer.from('pdf')]);
    return id;
  };
  const document = await insert(
    `insert into company_documents (company_id, attachment_id, name, type, size) values ($1, $2, $3, 'application/pdf', 3)`,
    [company.id, await aFile(), word],
  );
  const offer = await insert(
    `insert into offers (number, quote_request_id, company_id, contact_person, company_name, email, language, currency,
       delivery_terms, delivery_place, payment_terms, valid_until, total, attachment_id)
     values ($1, $2, $3, $4, $4, 'a@b.example', 'tr', 'USD', 'fob', 'Izmir', 'lc', '2027-01-01', 10, $5)`,
    [`OFF-${randomUUID()}`, request.id, company.id, word, await aFile()],
  );
  const order = await insert(
    `insert into orders (number, sale_kind, title, quote_request_id, company_id, company_name, owner_id, amount, currency, milestones, payments)
     values ($1, 'cargo', $2, $3, $4, $2, $5, 10, 'USD', $6, '[]')`,
    [
      `ORD-${randomUUID()}`,
      word,
      request.id,
      company.id,
      ownerId,
      JSON.stringify([{ kind: 'loaded', plannedOn: '2026-01-01', doneOn: null, note: word }]),
    ],
  );
  const orderDocument = await insert(
    `insert into order_documents (order_id, kind, attachment_id, name, type, size) values ($1, 'proforma', $2, $3, 'application/pdf', 3)`,
    [order, await aFile(), word],
  );
  const message = await insert(
    `insert into contact_messages (submission_id, reference, name, company, email, subject, message, company_id)
     values (gen_random_uuid(), gen_random_uuid()::text, $1, $1, 'a@b.example', $1, $1, $2)`,
    [word, company.id],
  );
  const mail = await insert(
    `insert into inbound_mails (digest, folder, kind, status, sender_name, sender_email, subject, text, size, received_at, spf, dkim, dmarc,
       company_id, communication_id, decided_at)
     values (sha256(gen_random_uuid()::text::bytea), 'inbox', 'message', 'linked', $1, $1 || '@' || $1 || '.example', $1, $1, 10, now(),
       'none', 'none', 'none', $2, $3, now())`,
    [word, company.id, communication.id],
  );
  const waitingMail = await insert(
    `insert into inbound_mails (digest, folder, kind, status, subject, text, size, received_at, spf, dkim, dmarc, suggestion_reason,
       suggested_company_id)
     values (sha256(gen_random_uuid()::text::bytea), 'inbox', 'message', 'waiting', $1, $1, 10, now(), 'none', 'none', 'none', 'domain', $2)`,
    [word, company.id],
  );
  const scheduledMail = await insert(
    `insert into scheduled_mails (company_id, quote_request_id, recipient, subject, content, language, send_at)
     values ($2, $3, 'a@b.example', $1, $1, 'tr', now() + interval '1 day')`,
    [word, company.id, request.id],
  );
  await kordon.db.query(`update attachments set inbound_mail_id = $1 where id = $2`, [waitingMail, await aFile()]);
  const task = await insert(
    `insert into tasks (title, due_on, company_id, quote_request_id, assignee_id) values ($1, '2026-12-01', $2, $3, $4)`,
    [word, company.id, request.id, ownerId],
  );
  if (owner)
    await kordon.db.query(
      `insert into notifications (group_id, recipient_id, kind, record_type, record_id)
       select gen_random_uuid(), recipient, kind, record_type, record_id from unnest($1::uuid[]) as recipient,
         (values ('request_assigned', 'quote_request', $2::uuid), ('order_assigned', 'order', $3)) as record (kind, record_type, record_id)`,
      [[owner.id, viewer.id], request.id, order],
    );
  return {
    companies: company.id,
    contacts: contact.id,
    quote_requests: request.id,
    communications: communication.id,
    company_documents: document,
    offers: offer,
    orders: order,
    order_documents: orderDocument,
    contact_messages: message,
    inbound_mails: mail,
    scheduled_mails: scheduledMail,
    tasks: task,
  };
}

beforeAll(async () => {
  ({ user: viewer, client: sales } = await aUser('sales'));
  ({ user: colleague } = await aUser('admin'));
  await kordon.db.query('update sessions set proved_at = now()'); // tokens and whole lists need a fresh proof
  const { createApiToken } = await sales.run<{ createApiToken: { secret: string } }>(
    'mutation { createApiToken(name: "Reports", days: 1) { secret } }',
  );
  token = { authorization: `Bearer ${createApiToken.secret}` };
  await setLimit(true);
});

type Field = GraphQLField<unknown, unknown>;

/** Selects every field without required arguments, down to a depth; connections and their edges count as one level. */
function selectAll(type: GraphQLNamedType, depth: number): string {
  if (!isCompositeType(type)) return '';
  if (!isObjectType(type)) return '{ __typename }';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (!isCompositeType(inner)) return [field.name];
    const below = depth - (/Connection$|Edge$/.test(inner.name) ? 0 : 1);
    return below < 0 ? [] : [`${field.name} ${selectAll(inner, below)}`];
  });
  return `{ ${fields.join(' ')} }`;
}

/** A valid value of a type; ids are those of a given record. */
function sampleValue(type: GraphQLInputType, id: string): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sampleValue(nullable.ofType, id)];
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields())
        .filter((field) => isRequiredInputField(field) || getNamedType(field.type).name === 'ID')
        .map((field) => [field.name, sampleValue(field.type, id)]),
    );
  if (isEnumType(nullable)) return nullable.getValues()[0]!.name;
  const scalars: Record<string, unknown> = { ID: id, Int: 1, Float: 1, Boolean: false, String: marker };
  return scalars[nullable.name] ?? new Date('2026-11-20T09:00:00Z');
}

/** Returns an operation with all required arguments, and with all ids and search texts. */
function operationOf(kind: string, { name, args, type }: Field, id: string, depth: number) {
  const given = args.filter(
    (arg) => isRequiredArgument(arg) || getNamedType(arg.type).name === 'ID' || /search/i.test(arg.name),
  );
  const joinArguments = (format: (arg: (typeof given)[number]) => string) =>
    given.length ? `(${given.map(format).join(', ')})` : '';
  return {
    query: `${kind} ${joinArguments((arg) => `$${arg.name}: ${String(arg.type)}`)} {
      ${name}${joinArguments((arg) => `${arg.name}: $${arg.name}`)} ${selectAll(getNamedType(type), depth)}
    }`,
    variables: Object.fromEntries(given.map((arg) => [arg.name, sampleValue(arg.type, id)])),
  };
}

const fieldsOf = async (kind: 'Query' | 'Mutation'): Promise<Field[]> => {
  const type = (await getKordonSchema()).getType(kind);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

/** Greatest depth of each query within the limits of an operation, which are lower for an API token. */
const depths = { session: new Map<string, number>(), token: new Map<string, number>() };

/** Answers of every query, by its name and the id that it got; each in the greatest depth within the limits of an operation. */
async function readEverything(client: TestClient, ids: string[], headers = {}): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const known = depths['authorization' in headers ? 'token' : 'session'];
  for (const field of await fieldsOf('Query')) {
    // Sessions and tokens change while they are used; the rate of the dollar is public and has the current time.
    if (['me', 'adminUsers', 'apiTokens', 'usdRate'].includes(field.name)) continue;
    const takesIds = operationOf('query', field, '', 1).query.includes('$');
    for (const id of takesIds ? ids : ids.slice(0, 1))
      for (let depth = known.get(field.name) ?? 3; depth >= 0; depth--) {
        const { query, variables } = operationOf('query', field, id, depth);
        const { data, errors } = await client.send(query, variables, headers);
        if (errors.some(({ message }) => /limit|at most|accepted|tokens/i.test(message)) && depth > 0) continue;
        const messages = errors.map(({ message }) => message);
        expect([field.name, messages.filter((message) => /went wrong/.test(message))]).toEqual([field.name, []]);
        answers[`${field.name} ${id}`] = JSON.stringify([data, messages]);
        known.set(field.name, depth);
        break;
      }
  }
  return answers;
}

const routes = [
  '/exports/quotes.csv',
  '/exports/companies.csv',
  '/exports/communications.csv',
  '/exports/analytics.csv',
  '/exports/orders.csv',
  `/exports/companies.csv?q=${marker}`,
];
const readRoutes = async (client: TestClient, headers = {}): Promise<string[]> => {
  const texts: string[] = [];
  for (const path of routes) texts.push(await (await client.fetch(path, { headers })).text());
  return texts;
};

const snapshot = async (records: Records) => {
  const rows: unknown[] = [];
  for (const [table, id] of Object.entries(records))
    rows.push(await kordon.db.query(`select * from ${table} where id = $1`, [id]));
  return rows;
};

describe('a sales user who sees only own records', () => {
  let own: Records;
  let unassigned: Records;
  let foreign: Records;

  test('gets the same answers, numbers and exports as if the records of colleagues did not exist', async () => {
    own = await storeRecords(viewer, 'kendi');
    unassigned = await storeRecords(null, 'sahipsiz');
    const ids = [...Object.values(own), ...Object.values(unassigned)];
    const before = await readEverything(sales, ids);
    const beforeByToken = await readEverything(sales, ids, token);
    const exportsBefore = await readRoutes(sales);
    expect(JSON.stringify(before)).toContain('kendi');
    expect(JSON.stringify(before)).toContain('sahipsiz');
    expect(before[Object.keys(before).find((key) => key.startsWith('notifications '))!]).toContain('kendi');
    expect(exportsBefore.join()).toContain('kendi');

    foreign = await storeRecords(colleague, marker);
    // Requests of a colleague at companies that the viewer sees must not count in the numbers of these companies.
    for (const { companies: companyId, contacts: contactId } of [own, unassigned])
      await aStoredQuoteRequest(kordon.db, {
        ...{ companyId, contactId, name: marker, email: `${marker}@${marker}.example`, ownerId: colleague.id },
        ...{ status: 'closed', quotedAmount: 5000, quotedCurrency: 'USD' },
      });
    expect(await readEverything(sales, ids)).toEqual(before);
    expect(await readEverything(sales, ids, token)).toEqual(beforeByToken);
    expect(await readRoutes(sales)).toEqual(exportsBefore);
    expect(await readRoutes(kordon.newClient(), token)).toEqual(exportsBefore);
  }, 120_000);

  test('finds no foreign record by its id, in any query, mutation or file', async () => {
    const ids = Object.values(foreign);
    const answers = await readEverything(sales, ids);
    const shown = Object.entries(answers).filter(([key, text]) => {
      const [, askedId] = key.split(' ');
      return text.includes(marker) || ids.some((id) => id !== askedId && text.includes(id));
    });
    expect(shown).toEqual([]);

    const before = await snapshot(foreign);
    const leaks: unknown[] = [];
    for (const field of await fieldsOf('Mutation')) {
      if (/^sign|Password|SecondFactor|endSession|ApiToken|submit/.test(field.name)) continue;
      for (const id of ids) {
        const { query, variables } = operationOf('mutation', field, id, 1);
        const { data, errors } = await sales.send(query, variables);
        const text = JSON.stringify([data, errors]).replaceAll(id, '');
        const isLeak =
          ids.some((other) => text.includes(other)) || text.includes(`${marker}@`) || /went wrong/.test(text);
        if (isLeak) leaks.push([field.name, id, text]);
      }
    }
    expect(leaks).toEqual([]);
    expect(await snapshot(foreign)).toEqual(before);

    const files = await kordon.db.query<{ id: string }[]>('select id from attachments where name = $1', [
      `${marker}.pdf`,
    ]);
    expect(files).toHaveLength(4);
    const paths = [...files.map(({ id }) => `/attachments/${id}`), `/offers/${foreign.offers}.pdf`];
    for (const path of paths) {
      expect([path, (await sales.fetch(path)).status]).toEqual([path, 404]);
      expect([path, (await kordon.newClient().fetch(path, { headers: token })).status]).toEqual([path, 404]);
      expect([path, (await kordon.admin.fetch(path)).status]).toEqual([path, 200]);
    }
    expect((await sales.fetch(`/offers/${own.offers}.pdf`)).status).toBe(200);
  }, 120_000);

  test('finds the records of colleagues when the limit is removed, and so does an admin: the queries of this test are valid', async () => {
    const names = (answers: Record<string, string>) =>
      new Set(Object.entries(answers).flatMap(([key, text]) => (text.includes(`"${marker}`) ? key.split(' ')[0] : [])));
    const expected = [
      'activityLogs',
      'communications',
      'companies',
      'contacts',
      'offer',
      'order',
      'orders',
      'quoteRequests',
      'search',
    ];
    const byAdmin = names(await readEverything(kordon.admin, Object.values(foreign)));
    expect([...byAdmin]).toEqual(expect.arrayContaining(expected));
    await setLimit(false);
    expect(names(await readEverything(sales, Object.values(foreign)))).toEqual(byAdmin);
    await setLimit(true);
    const afterwards = await readEverything(sales, Object.values(foreign));
    expect(Object.values(afterwards).filter((text) => text.includes(`${marker} Çelik`))).toEqual([]);
  }, 120_000);

  test('edits own and unassigned records, and may give them to a colleague', async () => {
    const update = 'mutation ($id: ID!) { updateQuoteRequest(id: $id, patch: { priority: HIGH }) { priority } }';
    for (const { quote_requests: id } of [own, unassigned])
      expect(await sales.run(update, { id })).toEqual({ updateQuoteRequest: { priority: 'HIGH' } });
    await expect(sales.run(update, { id: foreign.quote_requests })).rejects.toMatchObject({ code: 'NOT_FOUND' });

    const assign = 'mutation ($ids: [ID!], $ownerId: ID) { assignOwner(quoteRequestIds: $ids, ownerId: $ownerId) }';
    const variables = { ids: [unassigned.quote_requests], ownerId: colleague.id };
    expect(await sales.run(assign, variables)).toEqual({ assignOwner: 1 });
    await expect(sales.run(assign, variables)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await kordon.admin.run(assign, { ...variables, ownerId: null });
  });

  test('receives only changes of own records in the live feed, whose socket is closed when the limit changes', async () => {
    const socket = sales.connect();
    const received: string[] = [];
    const started = new Promise((resolve) => socket.on('ping', (fromServer) => fromServer && resolve(undefined)));
    const closed = new Promise<unknown>((resolve) =>
      socket.on('closed', (event) => resolve((event as { code: number }).code)),
    );
    const ownEventArrived = new Promise<void>((resolve) =>
      socket.subscribe<{ activityLogged: { targetId: string } }>(
        { query: 'subscription { activityLogged { targetId } }' },
        {
          next: ({ data }) => {
            received.push(data!.activityLogged.targetId);
            if (data!.activityLogged.targetId === own.companies) resolve();
          },
          error: (errors) => received.push(JSON.stringify(errors)),
          complete() {},
        },
      ),
    );
    await started;
    for (const { companies: id } of [foreign, own])
      await kordon.db.query(`update companies set notes = 'changed' where id = $1`, [id]);
    await ownEventArrived;
    expect(received).toEqual([own.companies]);
    await setLimit(false);
    expect(await closed).toBe(1012);
    await socket.dispose();
    await setLimit(true);
  });

  test('can submit a public form, which finds the company of a colleague, so that there is no duplicate', async () => {
    const count = async () => (await kordon.db.query<[{ n: number }]>('select count(*)::int as n from companies'))[0].n;
    const before = await count();
    await sales.run('mutation ($input: QuoteRequestInput!) { submitQuoteRequest(input: $input) { reference } }', {
      input: aQuoteRequest({ submissionId: randomUUID(), email: `${marker}@${marker}.example` }),
    });
    expect(await count()).toBe(before);
  });
});

test('only the role sales can have the limit, and has it by default', async () => {
  const { user } = await aUser('analyst');
  const update = `mutation ($id: ID!, $patch: AdminUserPatch!) { updateAdminUser(id: $id, patch: $patch) { seesOwnOnly } }`;
  const set = async (patch: object) =>
    (await kordon.admin.run<{ updateAdminUser: { seesOwnOnly: boolean } }>(update, { id: user.id, patch }))
      .updateAdminUser.seesOwnOnly;
  expect(await set({ seesOwnOnly: true })).toBe(false);
  expect(await set({ role: 'SALES' })).toBe(true);
  expect(await set({ seesOwnOnly: false })).toBe(false);
  expect(await set({ name: 'Deniz' })).toBe(false);
  expect(await set({ role: 'ADMIN' })).toBe(false);
});

test('each view has the columns of its table, so that no field fails for a sales user', async () => {
  const columns = (schema: string) =>
    kordon.db.query<{ name: string }[]>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = $1 and table_name in (select viewname from pg_views where schemaname = 'visible') order by 1`,
      [schema],
    );
  expect(await columns('visible')).toEqual(await columns('public'));
});

test('every table with a reference to a customer or an owner has a view', async () => {
  const missing = await kordon.db.query<{ table: string }[]>(
    `select distinct table_name::text as table from information_schema.columns
     where table_schema = 'public' and column_name in ('company_id', 'contact_id', 'quote_request_id', 'offer_id', 'order_id', 'owner_id')
       and table_name not in (select viewname from pg_views where schemaname = 'visible') and table_name <> 'assignment_rules'`,
  );
  expect(missing).toEqual([]);
});
