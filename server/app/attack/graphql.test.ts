import { kordonSchema } from '../schema.ts';
import { startKordon } from '../../testing/kordon.ts';
import type { Person } from '../../testing/person.ts';
import { attack } from '../../../tools/fuzz/attack.ts';

/** What graphql-cop, clairvoyance and InQL try, over HTTP and over a WebSocket. Limits by themselves: platform/graphql/limits.test.ts. */
const kordon = startKordon({ TRUST_PROXY: 1 }, { pages: true });

const times = (count: number, text: string): string => Array<string>(count).fill(text).join(' ');

interface Reply {
  /** Undefined where it was answered. */
  code: unknown;
  text: string;
}

async function byHttp(person: Person, query: string): Promise<Reply> {
  const { data, errors } = await person.send(query);
  return { code: errors[0]?.extensions?.code, text: JSON.stringify({ data, errors }) };
}

async function bySocket(person: Person, query: string): Promise<Reply> {
  const client = person.connect();
  const reply = await new Promise<Reply>((resolve, reject) => {
    client.subscribe(
      { query },
      {
        next: (result) => resolve({ code: result.errors?.[0]?.extensions?.code, text: JSON.stringify(result) }),
        error: (errors) =>
          Array.isArray(errors)
            ? resolve({
                code: (errors as { extensions: { code: string } }[])[0]?.extensions.code,
                text: JSON.stringify(errors),
              })
            : reject(new Error('the socket was closed', { cause: errors })),
        complete() {},
      },
    );
  });
  await client.dispose();
  return reply;
}

const roads: [name: string, ask: (query: string) => Promise<Reply>][] = [
  ['by POST, as anybody', (query) => byHttp(kordon.visitor, query)],
  ['by POST, signed in', (query) => byHttp(kordon.admin, query)],
  ['by WebSocket', (query) => bySocket(kordon.admin, query)],
];

/** Documents that would cost much or tell much, none of which may run. */
const attacks: [name: string, query: string][] = [
  ['a hundred aliases', `{ ${Array.from({ length: 100 }, (_, n) => `a${n}: __typename`).join(' ')} }`],
  ['a thousand unknown directives', `{ me { id ${times(990, '@a')} } }`],
  ['a directive again and again', `{ me { id ${times(200, '@skip(if: false)')} } }`],
  ['a directive on every part', `query @a { me @a { id @a } ...F @a } fragment F on Query @a { me @a { id @a } }`],
  [
    'fragments in a circle',
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...C } fragment C on Query { ...A }',
  ],
  ['a fragment in itself', '{ me { ...F } } fragment F on AdminUser { id ...F }'],
  ['the schema in a circle', `{ __schema { types ${times(8, '{ fields { type')} { name } ${times(8, '} }')} } }`],
  [
    'companies of contacts of companies',
    `{ companies { nodes ${times(8, '{ contacts { company')} { id } ${times(8, '} }')} } }`,
  ],
  ['arguments that nobody asked for', `{ me(${Array.from({ length: 400 }, (_, n) => `a${n}: 1`).join(' ')}) { id } }`],
  ['a list in lists', `{ quoteRequest(id: ${'['.repeat(900)}${']'.repeat(900)}) { id } }`],
  [
    'more variables than fields',
    `query (${Array.from({ length: 300 }, (_, n) => `$v${n}: Int`).join(' ')}) { me { id } }`,
  ],
  ['tracing', '{ me { id } } extend type Query { trace: String }'],
];

describe.each(roads)('%s', (_road, ask) => {
  test.each(attacks)('%s is refused, soon and in few words', async (_name, query) => {
    const before = process.cpuUsage();
    const { code, text } = await ask(query);
    const { user, system } = process.cpuUsage(before);
    expect(code).toMatch(
      /^(DOCUMENT_TOO_LARGE|GRAPHQL_(PARSE|VALIDATION)_FAILED|BAD_REQUEST|UNAUTHENTICATED|BAD_USER_INPUT)$/,
    );
    expect(text.length).toBeLessThan(32_000);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });

  /** By words that are nearly right, clairvoyance learns the schema that it may not read. */
  test.each([
    '{ meh { id } }',
    '{ me { emial } }',
    '{ companies(filtre: {}) { totalCount } }',
    '{ companies(filter: { statuses: ACTIV }) { totalCount } }',
    '{ companies { nods { id } } }',
    '{ me { ... on AdminUsr { id } } }',
    '{ me { id @skp(if: true) } }',
    'query ($id: IDD!) { company(id: $id) { id } }',
    'mutation { signin(email: "a", password: "b") { id } }',
    'subscription { activityLoged { id } }',
  ])('%s gets no hint', async (query) => {
    const { code, text } = await ask(query);
    expect(code).toMatch(/^(GRAPHQL_VALIDATION_FAILED|BAD_REQUEST)$/);
    expect(text).not.toMatch(/did you mean/i);
  });
});

test('what is repeated in one place is answered once', async () => {
  const { text } = await byHttp(kordon.admin, `{ me { ${times(900, 'id')} } }`);
  expect(text.length).toBeLessThan(300);
});

test('a value that is nearly one of an enumeration gets no hint, in a variable either', async () => {
  const query = 'query ($status: [CompanyStatus!]) { companies(filter: { status: $status }) { totalCount } }';
  const { data, errors } = await kordon.admin.send(query, { status: ['ACTIV'] });
  expect(data).toBeUndefined();
  expect(errors[0]?.message).not.toMatch(/did you mean/i);
});

test('an answer tells neither time nor tracing of the server', async () => {
  const { headers } = await kordon.visitor.send(
    '{ me { id } }',
    {},
    { 'apollo-tracing': '1', 'apollo-federation-include-trace': 'ftv1' },
  );
  const response = await kordon.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-federation-include-trace': 'ftv1' },
    body: '{"query":"{ me { id } }"}',
  });
  expect(await response.json()).toEqual({ data: { me: null } });
  expect(headers.get('x-powered-by')).toBeNull();
});

/** The short form of `npm run attack`; another seed draws other requests. */
test('random and broken requests bring about no failure of ours', async () => {
  const { failures, sent, statuses } = await attack({
    port: kordon.port,
    schema: await kordonSchema(),
    requests: 400,
    seed: 20_261_122,
    cookie: kordon.admin.cookie,
  });
  expect(failures).toEqual([]);
  expect(sent).toBe(400);
  expect(statuses['200']).toBeGreaterThan(100);
}, 60_000);
