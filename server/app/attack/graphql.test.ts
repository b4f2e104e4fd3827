import { getKordonSchema } from '../schema.ts';
import { startKordon } from '../../testing/kordon.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { attack } from '../../../tools/fuzz/attack.ts';

/** Attacks of graphql-cop, clairvoyance and InQL over HTTP and WebSocket. The limits are tested in platform/graphql/limits.test.ts. */
const kordon = startKordon({ TRUST_PROXY: 1 }, { pages: true });

const repeat = (count: number, text: string): string => Array<string>(count).fill(text).join(' ');

interface Reply {
  /** Error code; undefined for an answer without errors. */
  code: unknown;
  text: string;
}

async function sendByHttp(client: TestClient, query: string): Promise<Reply> {
  const { data, errors } = await client.send(query);
  return { code: errors[0]?.extensions?.code, text: JSON.stringify({ data, errors }) };
}

async function sendBySocket(testClient: TestClient, query: string): Promise<Reply> {
  const client = testClient.connect();
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

const transports: [name: string, send: (query: string) => Promise<Reply>][] = [
  ['by POST, anonymous', (query) => sendByHttp(kordon.visitor, query)],
  ['by POST, signed in', (query) => sendByHttp(kordon.admin, query)],
  ['by WebSocket', (query) => sendBySocket(kordon.admin, query)],
];

/** Documents that would be expensive or reveal information; none of them may be executed. */
const attacks: [name: string, query: string][] = [
  ['a hundred aliases', `{ ${Array.from({ length: 100 }, (_, n) => `a${n}: __typename`).join(' ')} }`],
  ['a thousand unknown directives', `{ me { id ${repeat(990, '@a')} } }`],
  ['a repeated directive', `{ me { id ${repeat(200, '@skip(if: false)')} } }`],
  ['a directive in every location', `query @a { me @a { id @a } ...F @a } fragment F on Query @a { me @a { id @a } }`],
  [
    'a cycle of fragments',
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...C } fragment C on Query { ...A }',
  ],
  ['a fragment that spreads itself', '{ me { ...F } } fragment F on AdminUser { id ...F }'],
  ['a cycle in the schema', `{ __schema { types ${repeat(8, '{ fields { type')} { name } ${repeat(8, '} }')} } }`],
  [
    'companies of contacts of companies',
    `{ companies { nodes ${repeat(8, '{ contacts { company')} { id } ${repeat(8, '} }')} } }`,
  ],
  ['unknown arguments', `{ me(${Array.from({ length: 400 }, (_, n) => `a${n}: 1`).join(' ')}) { id } }`],
  ['nested lists', `{ quoteRequest(id: ${'['.repeat(900)}${']'.repeat(900)}) { id } }`],
  [
    'more variables than fields',
    `query (${Array.from({ length: 300 }, (_, n) => `$v${n}: Int`).join(' ')}) { me { id } }`,
  ],
  ['tracing', '{ me { id } } extend type Query { trace: String }'],
];

describe.each(transports)('%s', (_name, send) => {
  test.each(attacks)('%s is refused quickly with a short answer', async (_name, query) => {
    const before = process.cpuUsage();
    const { code, text } = await send(query);
    const { user, system } = process.cpuUsage(before);
    expect(code).toMatch(
      /^(DOCUMENT_TOO_LARGE|GRAPHQL_(PARSE|VALIDATION)_FAILED|BAD_REQUEST|UNAUTHENTICATED|BAD_USER_INPUT)$/,
    );
    expect(text.length).toBeLessThan(32_000);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });

  /** clairvoyance reconstructs the schema from the suggestions for misspelt names. */
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
  ])('%s gets no suggestion', async (query) => {
    const { code, text } = await send(query);
    expect(code).toMatch(/^(GRAPHQL_VALIDATION_FAILED|BAD_REQUEST)$/);
    expect(text).not.toMatch(/did you mean/i);
  });
});

test('repeated fields are answered once', async () => {
  const { text } = await sendByHttp(kordon.admin, `{ me { ${repeat(900, 'id')} } }`);
  expect(text.length).toBeLessThan(300);
});

test('a misspelt enum value in a variable gets no suggestion', async () => {
  const query = 'query ($status: [CompanyStatus!]) { companies(filter: { status: $status }) { totalCount } }';
  const { data, errors } = await kordon.admin.send(query, { status: ['ACTIV'] });
  expect(data).toBeUndefined();
  expect(errors[0]?.message).not.toMatch(/did you mean/i);
});

test('an answer contains no tracing', async () => {
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

/** The short form of `npm run attack`, with another seed. */
test('random and malformed requests cause no internal server error', async () => {
  const { failures, sent, statuses } = await attack({
    port: kordon.port,
    schema: await getKordonSchema(),
    requests: 400,
    seed: 20_261_122,
    cookie: kordon.admin.cookie,
  });
  expect(failures).toEqual([]);
  expect(sent).toBe(400);
  expect(statuses['200']).toBeGreaterThan(100);
}, 60_000);
