import { Client } from 'pg';
import { startKordon } from '../testing/kordon.ts';
import { aCompany } from '../testing/records.ts';

const kordon = startKordon({ JOBS: 'off' });

const page = `edges { cursor } pageInfo { hasNextPage endCursor } totalCount`;
const lists = {
  companies: `companies(filter: { search: "Liman" }, first: 100) { nodes { name totalValue unconvertedValues { amount } contacts { name } dependents { documents } } ${page} }`,
  contacts: `contacts(search: "Kişi", first: 100) { nodes { name company { name } } ${page} }`,
  communications: `communications(filter: { search: "Navlun" }, first: 100) { nodes { subject company { name } contact { name } } ${page} }`,
  followUps: `followUps(first: 100) { subject company { name } contact { name } }`,
  quoteRequests: `quoteRequests(filter: { search: "Liman", statuses: [NEW, PENDING] }, first: 100) { nodes {
    name linkedCompany { name } linkedContact { name } similar(first: 2) { name }
    history(first: 2) { nodes { action } totalCount } communications(first: 2) { nodes { subject } totalCount }
  } ${page} }`,
  quoteRequestCounts: `quoteRequestCounts(filter: { search: "Liman" }) { status count more }`,
  activityLogs: `activityLogs(first: 100) { nodes { action } ${page} }`,
  companyDocuments: `companyDocuments(companyId: $id, first: 100) { nodes { name } ${page} }`,
  companyTimeline: `companyTimeline(companyId: $id, first: 100) {
    nodes { communication { subject } request { name } document { name } change { action } } ${page}
  }`,
  search: `search(text: "Liman", first: 100) { title companyName }`,
  possibleDuplicates: `possibleDuplicates(name: "Liman 1") { company { name contacts { name } } }`,
};

/** Counts the SQL statements of an operation, and the rows of the largest result. */
async function measureStatements(list: string, id: string): Promise<{ statements: number; rows: number }> {
  const query = Reflect.get(Client.prototype, 'query') as (
    ...args: unknown[]
  ) => Promise<{ rows?: unknown[] } | undefined>;
  const answers: ReturnType<typeof query>[] = [];
  const spy = jest.spyOn(Client.prototype as { query: typeof query }, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const callback = args.findIndex((arg) => typeof arg === 'function');
    if (callback < 0) {
      const answer = query.apply(this, args);
      answers.push(answer);
      return answer;
    }
    const done = args[callback] as (error: unknown, result: { rows?: unknown[] }) => void;
    args[callback] = (error: unknown, result: { rows?: unknown[] }) => {
      answers.push(Promise.resolve(result));
      done(error, result);
    };
    return query.apply(this, args);
  });
  await kordon.admin.run(`query ($id: ID!) { company(id: $id) { id } ${list} }`, { id });
  spy.mockRestore();
  const results = await Promise.all(answers);
  return { statements: results.length, rows: Math.max(...results.map((result) => result?.rows?.length ?? 0)) };
}

/** Adds `count` records of every kind. */
const addRecords = async (id: string, count: number) => {
  const statements = [
    `insert into companies (name) select 'Liman ' || n from generate_series(1, $2) n where $1::uuid is not null`,
    `insert into contacts (company_id, name, email) select $1, 'Kişi ' || n, gen_random_uuid() || '@liman.example' from generate_series(1, $2) n`,
    `insert into communications (company_id, contact_id, subject, follow_up_required)
     select $1, (select id from contacts where company_id = $1 limit 1), 'Navlun ' || n, true from generate_series(1, $2) n`,
    `insert into quote_requests (submission_id, reference, source, name, email, company_id)
     select gen_random_uuid(), gen_random_uuid(), 'quick_quote', 'Liman', 'a@b.example', $1 from generate_series(1, $2) n`,
    `with files as (insert into attachments (name, type, size) select 'a.pdf', 'application/pdf', 1 from generate_series(1, $2) returning id)
     insert into company_documents (company_id, attachment_id, name, type, size) select $1, id, 'a.pdf', 'application/pdf', 1 from files`,
  ];
  for (const statement of statements) await kordon.db.query(statement, [id, count]);
};

test.each(Object.entries(lists))(
  '%s needs as many statements for 100 rows as for 1, and reads at most one row more than it returns',
  async (name, list) => {
    const { id } = await aCompany(kordon.db, { name: 'Liman' });
    await addRecords(id, 1);
    await measureStatements(list, id); // warm-up: statements that run once per connection are not counted
    const one = await measureStatements(list, id);
    await addRecords(id, 120);
    const many = await measureStatements(list, id);
    expect(many.statements).toBeLessThanOrEqual(one.statements); // a page with records of only one kind needs fewer
    expect(one.statements).toBeGreaterThan(2);
    // Nested lists: at most 100 contacts per company, and one row more than shown per request.
    const maxRows: Record<string, number> = { companies: 200, quoteRequests: 300 };
    expect(many.rows).toBeLessThanOrEqual(maxRows[name] ?? 101);
  },
);
