import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aContact } from '../../testing/records.ts';

/** Common attacks on web applications. docs/security.md lists where the others are tested. */
const kordon = startKordon({}, { pages: true });

interface RawRequest {
  method?: string;
  /** Sent unchanged, without the normalization that fetch does. */
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}
async function sendRaw({ method = 'GET', path = '/', headers = {}, body }: RawRequest) {
  const sent = request({ host: '127.0.0.1', port: kordon.port, method, path, headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode!, headers: response.headers, body: await text(response) };
}
const json = { 'content-type': 'application/json' };
const graphqlBody = (query: string, variables = {}) => JSON.stringify({ query, variables });

describe('a forged Host header', () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };

  test('does not change the password link in a mail', async () => {
    const { admin } = kordon;
    const { me } = await admin.run<{ me: { email: string } }>('{ me { email } }');
    const query = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
    const count = kordon.mail.messages.length + 1;
    const { status } = await sendRaw({
      method: 'POST',
      path: '/graphql',
      headers: { ...json, ...forged },
      body: graphqlBody(query, me),
    });
    expect(status).toBe(200);
    const mail = (await kordon.mail.waitForMessages(count)).at(-1)!;
    expect(mail.text).toContain(`${kordon.url}/admin/password#`);
    expect(mail.source).not.toContain('evil.example');
  });

  test.each(['/', '/products', '/sitemap.xml', '/robots.txt', '/admin', '/en/'])(
    'does not appear in %s',
    async (path) => {
      const { body, headers } = await sendRaw({ path, headers: forged });
      expect(body + JSON.stringify(headers)).not.toContain('evil.example');
    },
  );
});

test('X-Forwarded-For is ignored without a trusted proxy', async () => {
  await kordon.db.query('truncate rate_limits');
  const query = 'mutation { signIn(email: "nobody@kordon.example", password: "x") { id } }';
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    await sendRaw({
      method: 'POST',
      path: '/graphql',
      headers: { ...json, 'x-forwarded-for': address },
      body: graphqlBody(query),
    });
  const points = await kordon.db.query<{ points: number }[]>(
    `select points from rate_limits where key like 'sign-in%' and points = 3`,
  );
  expect(points).toHaveLength(2); // one key for the account, one for the real client address
});

describe('with addresses of proxies', () => {
  const trustsLocalhost = startKordon({ JOBS: 'off', TRUST_PROXY: ['127.0.0.1', '10.0.0.0/8'] });
  const distrustsLocalhost = startKordon({ JOBS: 'off', TRUST_PROXY: ['10.0.0.5'] });

  /** Sends a request and returns the network that the log has for its client. */
  const networkOf = async (server: typeof trustsLocalhost, forwarded: string): Promise<string> => {
    await server.fetch('/nowhere', { headers: { 'x-forwarded-for': forwarded } });
    const line = server.log.findLast((entry) => entry.includes('/nowhere'))!;
    return (JSON.parse(line) as { req: { network: string } }).req.network;
  };

  test('the client is the last address that is no trusted proxy; earlier addresses are ignored', async () => {
    expect(await networkOf(trustsLocalhost, '203.0.113.9')).toBe('203.0.113.0/24');
    expect(await networkOf(trustsLocalhost, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.0/24');
    expect(await networkOf(trustsLocalhost, '198.51.100.1, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.0/24');
  });

  test('a client that is no trusted proxy cannot choose its address', async () => {
    expect(await networkOf(distrustsLocalhost, '203.0.113.9')).toBe('127.0.0.0/24');
    expect(await networkOf(distrustsLocalhost, '203.0.113.9, 10.0.0.5')).toBe('127.0.0.0/24');
  });
});

describe('a redirect stays on this site', () => {
  test.each([
    '//evil.example/',
    '///evil.example//',
    '/\\evil.example/',
    '/\\/evil.example/',
    '//evil.example/%2f..//',
    '/%2F%2Fevil.example/',
    '/%5Cevil.example/',
    '/https://evil.example/',
    '//user@evil.example/?a=//evil.example/',
  ])('from %s', async (path) => {
    const { status, headers } = await sendRaw({ path });
    if (status < 300 || status > 399) return;
    expect(headers.location).toMatch(/^\/(?![/\\])/);
    expect(new URL(headers.location!, 'https://steel.example').origin).toBe('https://steel.example');
  });

  test('quickly, for a path with very many slashes', async () => {
    const before = process.cpuUsage();
    await sendRaw({ path: `/a${'/'.repeat(15_000)}a/` });
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(100);
  });
});

describe('only public files are served', () => {
  const traversals = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '....//',
    '%252e%252e%252f',
    '..%00/',
    '..%c0%af',
  ];
  const routes = [
    '/',
    '/papers/',
    '/papers/tr/',
    '/playground/',
    '/assets/',
    '/attachments/',
    '/offers/',
    '/exports/',
    '/cards/',
  ];
  const secretFiles = ['etc/passwd', 'documents/documents.json', 'package.json', 'session-secret'];

  test('path traversal finds no file', async () => {
    const answers = await Promise.all(
      routes.flatMap((route) =>
        traversals.flatMap((traversal) =>
          secretFiles.map((file) => sendRaw({ path: route + traversal.repeat(route === '/' ? 8 : 6) + file })),
        ),
      ),
    );
    for (const { body, status } of answers) {
      expect(body).not.toMatch(/root:|"dependencies"|fileName/);
      expect(status).toBeLessThan(500);
    }
  });
});

describe('a page of another origin', () => {
  const origin = 'https://evil.example';
  test.each([
    ['/attachments', 'multipart/form-data; boundary=x'],
    ['/companies/5f0c4d0e-7a4f-4f0e-8c55-0d4f5a6b7c8d/documents', 'multipart/form-data; boundary=x'],
    ['/graphql', 'application/json'],
    ['/graphql', 'text/plain'],
    ['/graphql', 'application/x-www-form-urlencoded'],
  ])('cannot send a request to %s as %s with the session of a user (CSRF)', async (path, type) => {
    const headers = { origin, cookie: kordon.admin.cookie, 'content-type': type };
    expect((await sendRaw({ method: 'POST', path, headers, body: graphqlBody('mutation { signOut }') })).status).toBe(
      403,
    );
  });

  test('cannot read an answer: none has CORS headers', async () => {
    for (const path of ['/graphql', '/exports/companies.csv', '/', '/attachments']) {
      const headers = { origin, cookie: kordon.admin.cookie, 'access-control-request-method': 'POST' };
      for (const method of ['GET', 'OPTIONS'])
        expect(
          Object.keys((await sendRaw({ method, path, headers })).headers).filter((name) =>
            /^access-control/.test(name),
          ),
        ).toEqual([]);
    }
  });
});

test('a compression bomb is not decompressed completely', async () => {
  const body = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
  const before = process.memoryUsage().rss;
  const answer = await sendRaw({
    method: 'POST',
    path: '/graphql',
    headers: { ...json, 'content-encoding': 'gzip' },
    body,
  });
  expect(answer.status).toBe(413);
  expect(process.memoryUsage().rss - before).toBeLessThan(48 * 1024 * 1024);
});

test.each([
  '{"query":"{ me { id } }","variables":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}',
  '{"query":"query($f: CompanyFilter) { companies(filter: $f) { totalCount } }","variables":{"f":{"__proto__":{"polluted":true},"search":"a"}}}',
  '{"__proto__":{"polluted":true},"query":"{ me { id } }","extensions":{"__proto__":{"polluted":true}}}',
])('does not pollute the prototype of objects: %s', async (body) => {
  const headers = { ...json, cookie: kordon.admin.cookie };
  expect((await sendRaw({ method: 'POST', path: '/graphql', headers, body })).status).toBeLessThan(500);
  await sendRaw({ path: '/exports/companies.csv?__proto__[polluted]=1&constructor[prototype][polluted]=1', headers });
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('a visitor cannot inject lines into the log', async () => {
  const before = kordon.log.length;
  const forged = '\\r\\n{"level":30,"msg":"forged"}';
  for (const path of ['/%0d%0a{"level":30,"msg":"forged"}', '/admin/%0Aforged', '/exports/%0aforged.csv'])
    await sendRaw({ path, headers: { 'user-agent': forged, 'x-request-id': forged, referer: forged } });
  await sendRaw({ method: 'POST', path: '/graphql', headers: json, body: graphqlBody('{ "\\u000aforged" }') });
  const lines = kordon.log.slice(before).filter((line) => line.includes('request completed'));
  expect(lines.length).toBe(4);
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    expect(JSON.parse(line)).toMatchObject({ req: { id: expect.stringMatching(/^[\w-]{8,64}$/) as string } });
    expect((JSON.parse(line) as { msg: string }).msg).toBe('request completed');
  }
});

test.each([
  ['GET', '/%0A/'],
  ['GET', '/%0D%0A?a=b'],
  ['GET', '/%C0%AF'],
  ['GET', '/%00'],
  ['PUT', '/products'],
  ['POST', '/admin'],
  ['OPTIONS', '/'],
])('%s %s is answered with 404 and prints nothing to the console', async (method, path) => {
  const consoleSpies = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
  expect((await sendRaw({ method, path })).status).toBe(404);
  for (const spy of consoleSpies) expect(spy).not.toHaveBeenCalled();
});

describe('search terms cannot inject SQL', () => {
  const terms = [
    `'`,
    `' or 1=1 --`,
    `'; drop table companies; --`,
    `\\`,
    `%`,
    `_`,
    `\\'`,
    `$1`,
    `')) union select * from accounts --`,
    `\u0000`,
    `a' || pg_sleep(5) || '`,
  ];
  const filters = {
    companies: 'query ($t: String!) { companies(filter: { search: $t }) { totalCount nodes { id } } }',
    'quotes by country':
      'query ($t: String!) { quoteRequests(filter: { countries: [$t], productTypes: [$t] }) { totalCount } }',
    quotes: 'query ($t: String!) { quoteRequests(filter: { search: $t }) { totalCount nodes { id } } }',
    communications: 'query ($t: String!) { communications(filter: { search: $t }) { totalCount nodes { id } } }',
    contacts: 'query ($t: String!) { contacts(search: $t) { totalCount nodes { id } } }',
    search: 'query ($t: String!) { search(text: $t) { id } }',
    duplicates: 'query ($t: String!) { possibleDuplicates(name: $t, email: $t, website: $t) { company { id } } }',
    log: 'query ($t: String!) { activityLogs(filter: { actor: $t, field: $t }) { nodes { id } } }',
    cursor: 'query ($t: String!) { companies(after: $t) { nodes { id } } }',
    rates: 'query ($t: String!) { exchangeRates(base: $t) { base } }',
    series: 'query ($t: String!) { marketQuote(symbol: $t) { symbol } }',
    link: 'query ($t: String!) { passwordLink(token: $t) { email } }',
  };
  beforeAll(async () => {
    const { id } = await aCompany(kordon.db);
    await aContact(kordon.db, { companyId: id });
  });

  test.each(Object.entries(filters))('in %s', async (_name, query) => {
    for (const term of terms) {
      const { status, data, errors } = await kordon.admin.send<Record<string, unknown>>(query, { t: term });
      expect(status).toBeLessThan(500);
      expect(errors.map(({ extensions }) => extensions?.code)).not.toContain('INTERNAL_SERVER_ERROR');
      expect(errors.map(({ extensions }) => extensions?.code)).not.toContain('GRAPHQL_VALIDATION_FAILED');
      if (/or 1=1|union/.test(term)) expect(JSON.stringify(data ?? {})).not.toMatch(/"id":/);
    }
  });

  test.each(['companies', 'quotes', 'communications'])('in an export of %s', async (name) => {
    for (const term of terms) {
      const { status } = await kordon.admin.fetch(
        `/exports/${name}.csv?search=${encodeURIComponent(term)}&order=${encodeURIComponent(term)}`,
      );
      expect(status).toBeLessThan(500);
    }
  });
});

test.each(['TRACE', 'PROPFIND'])('%s is not allowed', async (method) => {
  const { status } = await sendRaw({ method, path: '/graphql', headers: { cookie: kordon.admin.cookie } });
  expect(status).toBe(405);
});
