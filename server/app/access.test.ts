import { randomUUID } from 'node:crypto';
import type { Router } from 'express';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { adminRoles, type AdminRole } from '../../common/enums.ts';
import { localePath, locales } from '../../common/locales.ts';
import { kordonSchema } from './schema.ts';
import { startKordon } from '../testing/kordon.ts';
import { anAdmin } from '../testing/people.ts';
import type { Person } from '../testing/person.ts';

/** Who may: from this caller on, everybody to the right of them. */
const callers = ['anonymous', 'analyst', 'admin', 'super_admin'] as const;
type Caller = (typeof callers)[number];

const operations: Record<string, Caller> = {
  'Query.activityLogs': 'analyst',
  'Query.adminUsers': 'super_admin',
  'Query.analyticsBreakdown': 'analyst',
  'Query.apiTokens': 'analyst',
  'Query.checkOffer': 'admin',
  'Query.colleagues': 'analyst',
  'Query.communication': 'analyst',
  'Query.communicationCounts': 'analyst',
  'Query.communications': 'analyst',
  'Query.companies': 'analyst',
  'Query.company': 'analyst',
  'Query.companyDocuments': 'analyst',
  'Query.companySummary': 'analyst',
  'Query.companyTimeline': 'analyst',
  'Query.contacts': 'analyst',
  'Query.conversionAnalytics': 'analyst',
  'Query.dashboard': 'analyst',
  'Query.emailCampaigns': 'analyst',
  'Query.exchangeRates': 'anonymous',
  'Query.followUps': 'analyst',
  'Query.market': 'anonymous',
  'Query.marketChanges': 'analyst',
  'Query.marketQuote': 'anonymous',
  'Query.marketSeries': 'analyst',
  'Query.marketSources': 'analyst',
  'Query.me': 'anonymous',
  'Query.offer': 'analyst',
  'Query.passwordLink': 'anonymous',
  'Query.possibleDuplicates': 'analyst',
  'Query.quoteEmailTemplates': 'analyst',
  'Query.quoteRequest': 'analyst',
  'Query.quoteRequestCounts': 'analyst',
  'Query.quoteRequests': 'analyst',
  'Query.search': 'analyst',

  'Mutation.acceptMarketJump': 'admin',
  'Mutation.applyPriceSheet': 'admin',
  'Mutation.beginSecondFactor': 'analyst',
  'Mutation.cancelPriceAlert': 'anonymous',
  'Mutation.changePassword': 'analyst',
  'Mutation.choosePassword': 'anonymous',
  'Mutation.confirmPriceAlert': 'anonymous',
  'Mutation.confirmSecondFactor': 'analyst',
  'Mutation.createAdminUser': 'super_admin',
  'Mutation.createApiToken': 'analyst',
  'Mutation.createCommunication': 'admin',
  'Mutation.createCompany': 'admin',
  'Mutation.createContact': 'admin',
  'Mutation.createOffer': 'admin',
  'Mutation.deleteAdminUser': 'super_admin',
  'Mutation.deleteCommunication': 'admin',
  'Mutation.deleteCompany': 'admin',
  'Mutation.deleteCompanyDocument': 'admin',
  'Mutation.deleteContact': 'admin',
  'Mutation.endSecondFactor': 'analyst',
  'Mutation.endSession': 'analyst',
  'Mutation.endSessionsOf': 'super_admin',
  'Mutation.enterMarketPrice': 'admin',
  'Mutation.previewPriceSheet': 'admin',
  'Mutation.publishMarketSeries': 'admin',
  'Mutation.refreshMarket': 'admin',
  'Mutation.renewRecoveryCodes': 'analyst',
  'Mutation.replyToCommunication': 'admin',
  'Mutation.requestPasswordReset': 'anonymous',
  'Mutation.requestPriceAlert': 'anonymous',
  'Mutation.resendMail': 'admin',
  'Mutation.resetSecondFactor': 'super_admin',
  'Mutation.restoreCommunication': 'admin',
  'Mutation.restoreCompany': 'admin',
  'Mutation.revokeApiToken': 'analyst',
  'Mutation.sendMail': 'admin',
  'Mutation.sendPasswordLink': 'super_admin',
  'Mutation.sendQuoteEmail': 'admin',
  'Mutation.setPrimaryContact': 'admin',
  'Mutation.signIn': 'anonymous',
  'Mutation.signOut': 'anonymous',
  'Mutation.signOutEverywhere': 'analyst',
  'Mutation.submitContactMessage': 'anonymous',
  'Mutation.submitQuoteRequest': 'anonymous',
  'Mutation.submitSupplierApplication': 'anonymous',
  'Mutation.updateAdminUser': 'super_admin',
  'Mutation.updateCommunication': 'admin',
  'Mutation.updateCompany': 'admin',
  'Mutation.updateContact': 'admin',
  'Mutation.updateQuoteRequest': 'admin',
  'Mutation.updateQuoteRequests': 'admin',

  'Subscription.activityLogged': 'analyst',
  'Subscription.marketUpdated': 'analyst',
};

/** Every route of the server. `ALL /graphql` is what `operations` says. */
const routes: Record<string, Caller> = {
  'ALL /graphql': 'anonymous',
  'POST /graphql': 'anonymous',
  'GET /graphql': 'anonymous',
  'GET /health/live': 'anonymous',
  'GET /health/ready': 'anonymous',
  'GET /price-alerts/:token/unsubscribe': 'anonymous',
  'POST /price-alerts/:token/unsubscribe': 'anonymous',
  'POST /attachments': 'anonymous',
  'GET /attachments/:id': 'analyst',
  'GET /offers/:id.pdf': 'analyst',
  'POST /offers/preview': 'admin',
  'POST /companies/:id/documents': 'admin',
  'GET /exports/:file': 'analyst',
  'GET /exports/analytics.:format': 'analyst',
  'GET /sitemap.xml': 'anonymous',
  'GET /robots.txt': 'anonymous',
};

/** Three pages in each language, and their data: rendered when what they state changes. */
const livingAnswers = Object.fromEntries(
  locales
    .flatMap((locale) => ['/', '/price-lists', '/trade-intermediary'].map((page) => localePath(locale, page)))
    .flatMap((page) => [page, `${page === '/' ? '/_' : page}.data`])
    .map((path) => [path, 200]),
);

/** Handlers without a route, by name, and what each answers with which status; the others pass requests on. All of it is everybody's. */
const handlers: Record<string, Record<string, number>> = {
  starting: {},
  requests: {}, // measures them
  requestLog: {},
  baseHeaders: {},
  fileFailures: {},
  papers: { '/papers/tr/catalogue.pdf': 200 },
  playgroundFiles: { '/playground/playground.js': 200 },
  plainRequest: { '/%C0%AF': 404, '/%0A/': 404 },
  withoutTrailingSlash: { '/en/': 301 },
  livingPages: livingAnswers,
  keptAnswers: { '/products': 200, '/products/index.html': 200, '/assets/site-DMIDFW.js': 200 },
  builtFiles: { '/cards/tr/home.webp': 200 },
  renderedPages: { '/admin': 200, '/admin/users': 200, '/nowhere': 200 },
  notFound: {},
  failures: {},
};

const kordon = startKordon({}, { pages: true });
const refusals = ['UNAUTHENTICATED', 'FORBIDDEN'];
const mayEnter = (from: Caller, caller: Caller) => callers.indexOf(caller) >= callers.indexOf(from);
/** What a caller is told who may not. */
const refusalOf = (caller: Caller) => (caller === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN');

const people = {} as Record<AdminRole, { email: string; password: string }>;
beforeAll(async () => {
  for (const role of adminRoles) people[role] = await anAdmin(kordon.db, { role });
});
/** Somebody of this role, in a session of their own: what is tried may end it. */
async function as(caller: Caller): Promise<Person> {
  const person = kordon.someone();
  if (caller === 'anonymous') return person;
  await kordon.db.query('truncate rate_limits');
  await person.signIn(people[caller].email, people[caller].password);
  return person;
}

/** Something of the type that the schema takes and no record has. */
function anything(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [];
  if (isInputObjectType(bare))
    return Object.fromEntries(
      Object.values(bare.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, anything(field.type)]),
    );
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  const plain: Record<string, unknown> = { ID: randomUUID(), Int: 1, Float: 1, Boolean: false, DateTime: new Date() };
  return plain[bare.name] ?? 'x';
}

function operationOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>) {
  const asked = args.filter(isRequiredArgument);
  const list = (spell: (arg: (typeof asked)[number]) => string) =>
    asked.length ? `(${asked.map(spell).join(', ')})` : '';
  const rows = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return {
    query: `${kind.toLowerCase()} ${list((arg) => `$${arg.name}: ${String(arg.type)}`)} { ${name}${list((arg) => `${arg.name}: $${arg.name}`)} ${rows} }`,
    variables: Object.fromEntries(asked.map((arg) => [arg.name, anything(arg.type)])),
  };
}

const rootsOf = (schema: GraphQLSchema) =>
  ['Query', 'Mutation', 'Subscription'].flatMap((kind) =>
    Object.values((schema.getType(kind) as ReturnType<GraphQLSchema['getQueryType']>)!.getFields()).map((field) => ({
      path: `${kind}.${field.name}`,
      ...operationOf(kind, field),
    })),
  );

/** The code of the first error, over a socket for a subscription; undefined where there is none, or where it would wait for events. */
async function outcome(person: Person, path: string, query: string, variables: object): Promise<unknown> {
  if (!path.startsWith('Subscription')) return (await person.send(query, { ...variables })).errors[0]?.extensions?.code;
  const client = person.connect();
  const code = await new Promise((resolve) => {
    client.on('closed', (event) => resolve((event as { code: number }).code === 4403 ? 'UNAUTHENTICATED' : undefined));
    client.subscribe(
      { query },
      {
        next() {},
        error: (errors) => resolve((errors as { extensions?: { code: string } }[])[0]?.extensions?.code),
        complete() {},
      },
    );
    // The server says so when the subscription is in place.
    client.on('ping', (received, payload) => received && payload?.['subscribed'] !== undefined && resolve(undefined));
  });
  await client.dispose();
  return code;
}

test('every field of Query, Mutation and Subscription has its row here, and no row is without a field', async () => {
  const paths = rootsOf(await kordonSchema()).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(Object.keys(operations).toSorted());
});

test.each(callers)(
  '%s may what the table says, and is refused the rest',
  async (caller) => {
    let person = await as(caller);
    const wrong: unknown[] = [];
    for (const { path, query, variables } of rootsOf(await kordonSchema())) {
      const code = await outcome(person, path, query, variables);
      const expected = mayEnter(operations[path] ?? 'anonymous', caller) ? 'may' : refusalOf(caller);
      // Wrong credentials have the code of no session.
      const got = refusals.includes(code as string) && path !== 'Mutation.signIn' ? code : 'may';
      if (got !== expected) wrong.push({ path, expected, got });
      if (/signIn|signOut/.test(path)) person = await as(caller);
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

test('a program with a super admin’s token may read what an analyst may, and do nothing', async () => {
  const owner = await as('super_admin');
  const { createApiToken } = await owner.run<{ createApiToken: { secret: string } }>(
    'mutation { createApiToken(name: "Walk", days: 1) { secret } }',
  );
  const wrong: unknown[] = [];
  for (const { path, query, variables } of rootsOf(await kordonSchema())) {
    if (path.startsWith('Subscription')) continue;
    const { errors } = await kordon
      .someone()
      .send(query, variables, { authorization: `Bearer ${createApiToken.secret}` });
    const code = errors[0]?.extensions?.code;
    const expected = path.startsWith('Query') && mayEnter(operations[path]!, 'analyst') ? 'may' : 'FORBIDDEN';
    const got = refusals.includes(code as string) ? code : 'may';
    if (got !== expected) wrong.push({ path, expected, got });
  }
  expect(wrong).toEqual([]);
});

interface Route {
  path: string | string[];
  methods: Record<string, boolean>;
}
interface Layer {
  name: string;
  route?: Route;
  handle: { stack?: Layer[] };
}
/** What an Express application consists of: routes and handlers without one, also those of the routers in it. */
const partsOf = (layers: Layer[]): Layer[] =>
  layers.flatMap((layer) => (!layer.route && layer.handle.stack ? partsOf(layer.handle.stack) : [layer]));

/** `GET /offers/:id.pdf` */
const addressesOf = ({ path, methods }: Route): string[] =>
  [path].flat().flatMap((one) => Object.keys(methods).map((name) => `${verbOf(name)} ${one}`));
const verbOf = (name: string) => (name === '_all' ? 'ALL' : name.toUpperCase());

describe('every HTTP route', () => {
  test('has its row here, and so has every handler without a route', () => {
    const parts = partsOf((kordon.server.app.router as Router & { stack: Layer[] }).stack);
    const found = new Set(parts.flatMap(({ route }) => (route ? addressesOf(route) : [])));
    expect([...found].toSorted()).toEqual(Object.keys(routes).toSorted());
    const named = new Set(parts.flatMap(({ route, name }) => (route ? [] : [name])));
    expect([...named].toSorted()).toEqual(Object.keys(handlers).toSorted());
  });

  test.each(callers)('lets %s in where the table says so', async (caller) => {
    const person = await as(caller);
    const wrong: unknown[] = [];
    for (const [route, from] of Object.entries(routes)) {
      const [method, path] = route.split(' ') as [string, string];
      const address = path
        .replace(/:id|:token/, randomUUID())
        .replace(':file', 'companies.csv')
        .replace(':format', 'csv');
      const { status } = await person.fetch(address, { method: method === 'ALL' ? 'GET' : method });
      const expected = mayEnter(from, caller) ? 'may' : caller === 'anonymous' ? 401 : 403;
      const got = status === 401 || status === 403 ? status : 'may';
      if (got !== expected) wrong.push({ route, expected, got, status });
    }
    expect(wrong).toEqual([]);
  });

  test.each(callers)('answers %s where no route does, as everybody', async (caller) => {
    const person = await as(caller);
    for (const [path, status] of Object.values(handlers).flatMap((answers) => Object.entries(answers)))
      expect([path, (await person.fetch(path)).status]).toEqual([path, status]);
  });
});
