import { getIntrospectionQuery } from 'graphql';
import { startKordon } from '../../testing/kordon.ts';

const kordon = startKordon();

const beyondLimit = { status: 400, errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] };
const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');
/** companies { nodes { contacts { company { contacts … } } } } */
const nested = (depth: number): string =>
  `{ companies { nodes { ${times(depth, (n) => (n % 2 ? 'company {' : 'contacts {'))} id ${'}'.repeat(depth)} } } }`;

test.each([
  [200, 'GRAPHQL_PARSE_FAILED'], // too long to be read at all
  [30, 'GRAPHQL_VALIDATION_FAILED'],
])('%i aliases of signIn are refused before one of them is tried', async (count, code) => {
  const aliases = times(count, (n) => `a${n}: signIn(email: "admin@kordon.example", password: "${n}") { id }`);
  const answer = await kordon.visitor.send(`mutation { ${aliases} }`);
  expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code } }] });
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

test('fragments that double with every level cost nothing to refuse', async () => {
  const bomb = times(100, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`);
  const start = performance.now();
  const answer = await kordon.visitor.send(`{ ...F0 } ${bomb} fragment F100 on Query { me { id } }`);
  expect(answer.errors).toMatchObject([{ extensions: { code: expect.any(String) as string } }]);
  expect(answer.status).toBe(400);
  expect(performance.now() - start).toBeLessThan(2_000);
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

test('a document of more than 2,000 tokens is not read to its end', async () => {
  const start = performance.now();
  expect(await kordon.visitor.send(`{ me { ${times(2_000, () => 'id')} } }`)).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }],
  });
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('a document that would take long to validate is given up soon', async () => {
  const start = performance.now();
  expect(await kordon.visitor.send(`{ me { ${times(1_990, () => 'id')} } }`)).toMatchObject(beyondLimit);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('tools get the whole schema', async () => {
  const query = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true, specifiedByUrl: true });
  await expect(kordon.admin.run(query)).resolves.toHaveProperty('__schema.types');
});
