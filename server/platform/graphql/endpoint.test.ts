import { startKordon } from '../../testing/kordon.ts';

const kordon = startKordon();

const post = (body: string, headers: Record<string, string> = {}) =>
  kordon.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const readAnswer = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { data?: unknown; errors?: { message: string; extensions: { code: string } }[] }),
});
const errorAnswer = (status: number, code: string) => ({ status, errors: [{ extensions: { code } }] });

describe('a request is rejected with a GraphQL error when', () => {
  test('its JSON is malformed', async () => {
    expect(await readAnswer(await post('{"query": '))).toMatchObject(errorAnswer(400, 'BAD_REQUEST'));
  });

  test.each([
    ['is 300 KB long', `{"query": "${'x'.repeat(300 * 1024)}`],
    ['is 300 KB long after a byte order mark', `\uFEFF{"query": "${'x'.repeat(300 * 1024)}"}`],
    ['is 1 MB of opening brackets', '['.repeat(1024 * 1024)],
  ])('its malformed JSON %s', async (_title, body) => {
    expect(await readAnswer(await post(body))).toMatchObject(errorAnswer(400, 'BAD_REQUEST'));
  });

  test.each(['null', '7', '[]', '{"variables":null}'])('its body is %s, padded with spaces to 300 KB', async (body) => {
    expect(await readAnswer(await post(body.padEnd(300 * 1024)))).toMatchObject(errorAnswer(413, 'BAD_REQUEST'));
  });

  test('its malformed JSON is longer than the server reads', async () => {
    expect(await readAnswer(await post('{'.repeat(3 * 1024 * 1024)))).toMatchObject(errorAnswer(413, 'BAD_REQUEST'));
  });

  test('its body has 2 MB', async () => {
    const body = JSON.stringify({ query: '{ me { id } }', variables: { padding: 'x'.repeat(2 * 1024 * 1024) } });
    expect(await readAnswer(await post(body))).toMatchObject(errorAnswer(413, 'BAD_REQUEST'));
  });

  test.each([
    ['one text', { notes: 'ş'.repeat(500_000) }, { notes: 'form.tooLong' }],
    ['a text of an input', { input: { subject: 'x', content: 'x'.repeat(1024 * 1024) } }, { content: 'form.tooLong' }],
  ])('%s is too long, and the error names its field', async (_title, variables, fields) => {
    const response = await post(JSON.stringify({ query: '{ me { id } }', variables }));
    expect(await readAnswer(response)).toMatchObject({
      status: 413,
      errors: [{ extensions: { code: 'BAD_USER_INPUT', fields } }],
    });
  });

  test('its variables are a list of 300,000 numbers', async () => {
    const body = JSON.stringify({
      query: '{ me { id } }',
      variables: { ids: Array.from({ length: 300_000 }, () => 1) },
    });
    expect(await readAnswer(await post(body))).toMatchObject(errorAnswer(413, 'BAD_REQUEST'));
  });

  test.each(['[{"query":"{ me { id } }"},{"query":"{ me { id } }"}]', '[]'])('it is a batch: %s', async (body) => {
    expect(await readAnswer(await post(body))).toMatchObject(errorAnswer(400, 'BAD_REQUEST'));
  });

  test.each(['', '{}', '{"query":""}', '{"query":7}', '{"query":"{ me { id } }","variables":"x"}', '"query"', 'null'])(
    'it is not an operation: %s',
    async (body) => {
      expect(await readAnswer(await post(body))).toMatchObject(errorAnswer(400, 'BAD_REQUEST'));
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/jsonp',
    'text/json',
    'json',
  ])('its content type is not JSON: %s', async (type) => {
    const response = await post('{"query":"mutation { signOut }"}', { 'content-type': type });
    expect(await readAnswer(response)).toMatchObject(errorAnswer(415, 'BAD_REQUEST'));
  });

  test.each(['{"query":"mutation { signOut }"}', ''])('it has no content type: %j', async (text) => {
    const response = await kordon.fetch('/graphql', { method: 'POST', body: new Blob([text]) });
    expect(await readAnswer(response)).toMatchObject(errorAnswer(415, 'BAD_REQUEST'));
  });

  test.each(['?query={me{id}}', '?query=mutation{signOut}', ''])('it is a GET: %s', async (query) => {
    const response = await kordon.fetch(`/graphql${query}`);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await readAnswer(response)).toMatchObject(errorAnswer(405, 'BAD_REQUEST'));
  });

  test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])('it is a %s', async (method) => {
    expect(await readAnswer(await kordon.fetch('/graphql', { method }))).toMatchObject(errorAnswer(405, 'BAD_REQUEST'));
  });

  test.each([
    ['another host', (port: number) => `http://else.example:${port}`],
    ['another scheme', (port: number) => `https://localhost:${port}`],
    ['another port', (port: number) => `http://localhost:${port + 1}`],
    ['an opaque origin', () => 'null'],
  ])('it comes from a page of %s', async (_title, origin) => {
    const response = await post('{"query":"mutation { signOut }"}', { origin: origin(kordon.port) });
    expect(await readAnswer(response)).toMatchObject(errorAnswer(403, 'FORBIDDEN'));
  });

  test('its content encoding is unknown', async () => {
    const response = await post('{"query":"{ me { id } }"}', { 'content-encoding': 'zip' });
    expect(await readAnswer(response)).toMatchObject(errorAnswer(415, 'BAD_REQUEST'));
  });

  test('it refers to a persisted query', async () => {
    const sha256Hash = 'a'.repeat(64);
    const response = await post(JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } }));
    expect(await readAnswer(response)).toMatchObject(errorAnswer(200, 'PERSISTED_QUERY_NOT_SUPPORTED'));
  });

  test('its variables are nested 50,000 levels deep', async () => {
    const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const response = await post(
      `{"query":"query ($id: ID!) { company(id: $id) { id } }","variables":{"id":${nested}}}`,
    );
    expect(await readAnswer(response)).toMatchObject(errorAnswer(400, 'BAD_USER_INPUT'));
  });

  test.each([
    ['{ me { id }', 'GRAPHQL_PARSE_FAILED'],
    ['{ me { password } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['query A { me { id } } query B { me { id } }', 'OPERATION_RESOLUTION_FAILURE'],
    ['fragment F on AdminUser { id }', 'GRAPHQL_VALIDATION_FAILED'],
    ['subscription { activityLogged { id } }', 'BAD_REQUEST'],
  ])('its document is invalid: %s', async (query, code) => {
    expect(await readAnswer(await post(JSON.stringify({ query })))).toMatchObject(errorAnswer(400, code));
  });
});

test('accepts requests from its own origin', async () => {
  const response = await post('{"query":"{ me { id } }"}', { origin: `http://localhost:${kordon.port}` });
  expect(await readAnswer(response)).toEqual({ status: 200, data: { me: null } });
});

test('a browser that opens the URL gets the playground', async () => {
  const response = await kordon.fetch('/graphql', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-");
  expect(await response.text()).toContain('/playground/playground.js');
});

test('responses are not cached', async () => {
  const response = await post('{"query":"{ me { id } }"}');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

describe('the schema', () => {
  const query = '{ __schema { queryType { name } } }';

  test('is refused to the public', async () => {
    expect(await kordon.visitor.send(query)).toMatchObject(errorAnswer(400, 'UNAUTHENTICATED'));
    expect(
      await kordon.visitor.send('query { ...F } fragment F on Query { t: __type(name: "Query") { name } }'),
    ).toMatchObject(errorAnswer(400, 'UNAUTHENTICATED'));
  });

  test('is readable for admin users', async () => {
    await expect(kordon.admin.run(query)).resolves.toEqual({ __schema: { queryType: { name: 'Query' } } });
  });
});
