import { getIntrospectionQuery } from 'graphql';
import { startKordon } from '../../testing/kordon.ts';

const kordon = startKordon();

/** As the answer says that a document is beyond a limit. */
const beyond = (about: object) => ({ status: 400, errors: [{ extensions: { code: 'DOCUMENT_TOO_LARGE', ...about } }] });
const beyondLimit = beyond({});
const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');
/** companies { nodes { contacts { company { contacts … } } } } */
const nested = (depth: number): string =>
  `{ companies { nodes { ${times(depth, (n) => (n % 2 ? 'company {' : 'contacts {'))} id ${'}'.repeat(depth)} } } }`;

test.each([
  [200, 'tokens'], // too long to be read at all
  [30, 'rootFields'],
])('%i aliases of signIn are refused before one of them is tried', async (count, limit) => {
  const aliases = times(count, (n) => `a${n}: signIn(email: "admin@kordon.example", password: "${n}") { id }`);
  const answer = await kordon.visitor.send(`mutation { ${aliases} }`);
  expect(answer).toMatchObject(beyond({ limit }));
  expect(await kordon.db.query(`select from rate_limits where key like 'sign-in%' and points > 0`)).toEqual([]);
});

test('21 aliases are too many wherever they stand, 20 are not', async () => {
  const spread = (count: number) => `{ me { ...F } } fragment F on AdminUser { ${times(count, (n) => `a${n}: id`)} }`;
  expect(await kordon.visitor.send(spread(21))).toMatchObject(beyondLimit);
  expect(await kordon.visitor.send(spread(20))).toMatchObject({ status: 200 });
});

test('a query of depth 100 is refused', async () => {
  expect(await kordon.admin.send(nested(96))).toMatchObject(beyondLimit);
});

test('depth counts through fragments', async () => {
  const chain = times(16, (n) => `fragment F${n} on Company { contacts { company { ...F${n + 1} } } }`);
  const query = `{ companies { nodes { ...F0 } } } ${chain} fragment F16 on Company { id }`;
  expect(await kordon.admin.send(query)).toMatchObject(beyondLimit);
});

/** A fragment that spreads the next one twice, and so on: each level doubles what the document asks for. */
const doubling = (levels: number, type: string): string =>
  `${times(levels, (n) => `fragment F${n} on ${type} { ...F${n + 1} ...F${n + 1} }`)} fragment F${levels} on ${type} { __typename }`;

test.each([12, 60, 150])('%i levels of fragments that double are refused at once', async (levels) => {
  const start = performance.now();
  const answer = await kordon.visitor.send(`{ ...F0 } ${doubling(levels, 'Query')}`);
  expect(answer).toMatchObject(beyond({ limit: 'selections', maximum: 10_000 }));
  expect(performance.now() - start).toBeLessThan(2_000);
});

describe('a document beyond a limit is refused with the limit, its maximum and what was counted,', () => {
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
    ['tokens', 2_000, 2_001, `{ me { ${times(2_000, () => 'id')} } }`],
    ['comparisons', 500_000, 500_001, `{ me { ${times(1_990, () => 'id')} } }`],
    ['depth', 15, 99, nested(96)],
    ['rootFields', 20, 21, `{ ${times(21, (n) => `a${n}: __typename`)} }`],
    ['aliases', 20, 21, `{ me { ${times(21, (n) => `a${n}: id`)} } }`],
    // 1 + 2 + 4 + … + 8192 spreads, and a field in each of the last
    ['selections', 10_000, 2 ** 14 - 1 + 2 ** 13, `{ ...F0 } ${doubling(13, 'Query')}`],
    ['values', 20_000, 1 + 100 * 601, `{ companies(first: 100) { nodes { ${times(600, () => 'id')} } } }`],
  ])('over HTTP: %s', async (limit, maximum, actual, query) => {
    expect(await kordon.admin.send(query)).toEqual({
      ...beyond({ limit, maximum, actual }),
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
    ['tokens', 2_000, 2_001, times(2_000, () => 'id')],
    ['comparisons', 500_000, 500_001, times(1_980, () => 'id')],
    ['aliases', 20, 21, times(21, (n) => `a${n}: id`)],
    ['selections', 10_000, 2 ** 14 + 2 ** 13, `...F0`, doubling(13, 'ActivityLog')],
  ])('over a WebSocket: %s', async (limit, maximum, actual, fields, fragments = '') => {
    const client = kordon.admin.connect();
    const refusal = await new Promise((resolve, reject) => {
      client.subscribe(
        { query: `subscription { activityLogged { ${fields} } } ${fragments}` },
        { next: resolve, error: resolve, complete: reject },
      );
    });
    expect(refusal).toMatchObject([{ extensions: { code: 'DOCUMENT_TOO_LARGE', limit, maximum, actual } }]);
    await client.dispose();
  });
});

test('an answer of too many values is refused, and by asking for fewer it is given', async () => {
  const query = (first: number) =>
    `{ companies(first: ${first}) { nodes { id name contacts { ${times(20, () => 'id email name')} } } } }`;
  expect(await kordon.admin.send(query(100))).toMatchObject(beyondLimit);
  expect(await kordon.admin.send(query(10))).toMatchObject({ status: 200 });
});

test('the same document is judged by the variables of each request', async () => {
  const fields = `nodes { id contacts { ${times(60, () => 'id')} } }`;
  const byLength = `query ($first: Int) { companies(first: $first) { ${fields} } }`;
  const byDirective = `query ($all: Boolean!) { companies(first: 100) { nodes { id ... @include(if: $all) { contacts { ${times(60, () => 'id')} } } } } }`;
  for (const [query, dear, cheap] of [
    [byLength, { first: 100 }, { first: 10 }],
    [byDirective, { all: true }, { all: false }],
  ] as const)
    for (const [variables, expected] of [
      [cheap, { status: 200 }],
      [dear, beyondLimit],
      [cheap, { status: 200 }],
      [dear, beyondLimit],
    ] as const)
      expect(await kordon.admin.send(query, variables)).toMatchObject(expected);
  // A variable that is left out takes the usual length; null is one row.
  expect(await kordon.admin.send(byLength)).toMatchObject({ status: 200 });
  expect(await kordon.admin.send(byLength, { first: null })).toMatchObject({ status: 200 });
});

test('the public learns nothing of the schema by a document that somebody else has sent before', async () => {
  const query = '{ __schema { queryType { name } } }';
  expect(await kordon.admin.send(query)).toMatchObject({ status: 200 });
  expect(await kordon.visitor.send(query)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
});

test('rows below zero buy nothing', async () => {
  const query = `query ($first: Int) { companies(first: $first) { nodes { id } } a: companies(first: 100) { nodes { contacts { ${times(60, () => 'id')} } } } }`;
  expect(await kordon.admin.send(query, { first: -1_000_000 })).toMatchObject(beyondLimit);
});

test.each([
  ['that is long to read', 2_000],
  ['that is long to validate', 1_990],
])('a document %s is given up soon', async (_what, count) => {
  const start = performance.now();
  expect(await kordon.visitor.send(`{ me { ${times(count, () => 'id')} } }`)).toMatchObject(beyondLimit);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('tools get the whole schema', async () => {
  const query = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true, specifiedByUrl: true });
  await expect(kordon.admin.run(query)).resolves.toHaveProperty('__schema.types');
});
