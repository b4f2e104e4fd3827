import { getIntrospectionQuery } from 'graphql';
import { startKordon } from '../../testing/kordon.ts';

const kordon = startKordon();

/** Returns the expected answer for a document that exceeds a limit. */
const tooLargeAnswer = (details: object = {}) => ({
  status: 400,
  errors: [{ extensions: { code: 'DOCUMENT_TOO_LARGE', ...details } }],
});
const repeat = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');
/** Returns a query of the form `{ companies { nodes { contacts { company { contacts … } } } } }`. */
const nested = (depth: number): string =>
  `{ companies { nodes { ${repeat(depth, (n) => (n % 2 ? 'company {' : 'contacts {'))} id ${'}'.repeat(depth)} } } }`;

test.each([
  [200, { code: 'GRAPHQL_PARSE_FAILED' }],
  [30, { code: 'DOCUMENT_TOO_LARGE', limit: 'rootFields' }],
])('%i aliases of signIn are rejected before any of them runs', async (count, extensions) => {
  const aliases = repeat(count, (n) => `a${n}: signIn(email: "admin@kordon.example", password: "${n}") { id }`);
  const answer = await kordon.visitor.send(`mutation { ${aliases} }`);
  expect(answer).toMatchObject({ status: 400, errors: [{ extensions }] });
  expect(await kordon.db.query(`select from rate_limits where key like 'sign-in%' and points > 0`)).toEqual([]);
});

test('20 aliases in a fragment are accepted, 21 are rejected', async () => {
  const spread = (count: number) => `{ me { ...F } } fragment F on AdminUser { ${repeat(count, (n) => `a${n}: id`)} }`;
  expect(await kordon.visitor.send(spread(21))).toMatchObject(tooLargeAnswer());
  expect(await kordon.visitor.send(spread(20))).toMatchObject({ status: 200 });
});

test('a query of depth 100 is rejected', async () => {
  expect(await kordon.admin.send(nested(96))).toMatchObject(tooLargeAnswer());
});

test('depth includes fragments', async () => {
  const chain = repeat(16, (n) => `fragment F${n} on Company { contacts { company { ...F${n + 1} } } }`);
  const query = `{ companies { nodes { ...F0 } } } ${chain} fragment F16 on Company { id }`;
  expect(await kordon.admin.send(query)).toMatchObject(tooLargeAnswer());
});

/** Returns fragments that each spread the next one twice, so that each level doubles the number of fields. */
const doublingFragments = (levels: number, type: string): string =>
  `${repeat(levels, (n) => `fragment F${n} on ${type} { ...F${n + 1} ...F${n + 1} }`)} fragment F${levels} on ${type} { __typename }`;

test.each([12, 60, 150])('%i levels of doubling fragments are rejected quickly', async (levels) => {
  const start = performance.now();
  const answer = await kordon.visitor.send(`{ ...F0 } ${doublingFragments(levels, 'Query')}`);
  expect(answer).toMatchObject(tooLargeAnswer({ limit: 'selections', maximum: 10_000 }));
  expect(performance.now() - start).toBeLessThan(2_000);
});

describe('the error of a document that exceeds a limit has the limit, its maximum and the actual number', () => {
  const errorsTotal = async (): Promise<number> => {
    const metrics = await (await kordon.fetch('/metrics')).text();
    return Number(/^kordon_errors_total (\d+)$/m.exec(metrics)?.[1]);
  };
  let errors: number;
  let lines: number;
  beforeAll(async () => {
    errors = await errorsTotal();
    lines = kordon.log.length;
  });
  afterAll(async () => {
    expect(await errorsTotal()).toBe(errors);
    expect(kordon.log.slice(lines).filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });

  test.each([
    ['depth', 15, 99, nested(96)],
    ['rootFields', 20, 21, `{ ${repeat(21, (n) => `a${n}: __typename`)} }`],
    ['aliases', 20, 21, `{ me { ${repeat(21, (n) => `a${n}: id`)} } }`],
    // 1 + 2 + 4 + … + 8192 spreads, plus a field in each of the last ones
    ['selections', 10_000, 2 ** 14 - 1 + 2 ** 13, `{ ...F0 } ${doublingFragments(13, 'Query')}`],
    ['values', 20_000, 1 + 100 * 601, `{ companies(first: 100) { nodes { ${repeat(600, () => 'id')} } } }`],
  ])('over HTTP: %s', async (limit, maximum, actual, query) => {
    expect(await kordon.admin.send(query)).toEqual({
      ...tooLargeAnswer({ limit, maximum, actual }),
      data: undefined,
      headers: expect.anything() as Headers,
      errors: [
        {
          message: expect.stringContaining(`${actual} `) as string,
          extensions: { code: 'DOCUMENT_TOO_LARGE', limit, maximum, actual },
        },
      ],
    });
  });

  test.each([
    ['aliases', 20, 21, repeat(21, (n) => `a${n}: id`)],
    ['selections', 10_000, 2 ** 14 + 2 ** 13, `...F0`, doublingFragments(13, 'ActivityLog')],
  ])('over a WebSocket: %s', async (limit, maximum, actual, fields, fragments = '') => {
    const client = kordon.admin.connect();
    const rejection = await new Promise((resolve, reject) => {
      client.subscribe(
        { query: `subscription { activityLogged { ${fields} } } ${fragments}` },
        { next: resolve, error: resolve, complete: reject },
      );
    });
    expect(rejection).toMatchObject([{ extensions: { code: 'DOCUMENT_TOO_LARGE', limit, maximum, actual } }]);
    await client.dispose();
  });
});

test('a response with too many values is rejected, and accepted with fewer rows', async () => {
  const query = (first: number) =>
    `{ companies(first: ${first}) { nodes { id name contacts { ${repeat(20, () => 'id email name')} } } } }`;
  expect(await kordon.admin.send(query(100))).toMatchObject(tooLargeAnswer());
  expect(await kordon.admin.send(query(10))).toMatchObject({ status: 200 });
});

test('the values of a repeated document are estimated with the variables of each request', async () => {
  const fields = `nodes { id contacts { ${repeat(60, () => 'id')} } }`;
  const byLength = `query ($first: Int) { companies(first: $first) { ${fields} } }`;
  const byDirective = `query ($all: Boolean!) { companies(first: 100) { nodes { id ... @include(if: $all) { contacts { ${repeat(60, () => 'id')} } } } } }`;
  for (const [query, expensive, cheap] of [
    [byLength, { first: 100 }, { first: 10 }],
    [byDirective, { all: true }, { all: false }],
  ] as const)
    for (const [variables, expected] of [
      [cheap, { status: 200 }],
      [expensive, tooLargeAnswer()],
      [cheap, { status: 200 }],
      [expensive, tooLargeAnswer()],
    ] as const)
      expect(await kordon.admin.send(query, variables)).toMatchObject(expected);
  // A missing variable means the default length, null means one row.
  expect(await kordon.admin.send(byLength)).toMatchObject({ status: 200 });
  expect(await kordon.admin.send(byLength, { first: null })).toMatchObject({ status: 200 });
});

test('introspection stays refused to the public after an admin user has sent the same document', async () => {
  const query = '{ __schema { queryType { name } } }';
  expect(await kordon.admin.send(query)).toMatchObject({ status: 200 });
  expect(await kordon.visitor.send(query)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
});

test('a negative number of rows does not reduce the estimate', async () => {
  const query = `query ($first: Int) { companies(first: $first) { nodes { id } } a: companies(first: 100) { nodes { contacts { ${repeat(60, () => 'id')} } } } }`;
  expect(await kordon.admin.send(query, { first: -1_000_000 })).toMatchObject(tooLargeAnswer());
});

test.each([
  ['with too many tokens', 2_000, 'GRAPHQL_PARSE_FAILED'],
  ['that is slow to validate', 1_990, 'GRAPHQL_VALIDATION_FAILED'],
])('a document %s is rejected within two seconds', async (_title, count, code) => {
  const start = performance.now();
  const answer = await kordon.visitor.send(`{ me { ${repeat(count, () => 'id')} } }`);
  expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code } }] });
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('the introspection query of tools is accepted', async () => {
  const query = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true, specifiedByUrl: true });
  await expect(kordon.admin.run(query)).resolves.toHaveProperty('__schema.types');
});
