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
import { getKordonSchema } from './schema.ts';
import { startKordon } from '../testing/kordon.ts';
import { anAdminUser } from '../testing/accounts.ts';
import type { TestClient } from '../testing/test-client.ts';

/** Callers by increasing privileges. A caller may do everything that the callers to the left may do. */
const callers = ['anonymous', 'analyst', 'sales', 'admin', 'super_admin'] as const;
type Caller = (typeof callers)[number];

/** The least privileged caller that may use each operation. */
const operations: Record<string, Caller> = {
  'Query.activityLogs': 'analyst',
  'Query.adminUsers': 'super_admin',
  'Query.allApiTokens': 'super_admin',
  'Query.securityEvents': 'super_admin',
  'Query.analyticsBreakdown': 'analyst',
  'Query.apiTokens': 'analyst',
  'Query.assignmentRules': 'super_admin',
  'Query.bankAccountChanges': 'super_admin',
  'Query.bankAccounts': 'analyst',
  'Query.colleagues': 'analyst',
  'Query.communication': 'analyst',
  'Query.communicationCounts': 'analyst',
  'Query.communications': 'analyst',
  'Query.companies': 'analyst',
  'Query.company': 'analyst',
  'Query.companyDocuments': 'analyst',
  'Query.communicationThread': 'analyst',
  'Query.companySummary': 'analyst',
  'Query.companyTimeline': 'analyst',
  'Query.contacts': 'analyst',
  'Query.conversionAnalytics': 'analyst',
  'Query.dashboard': 'analyst',
  'Query.campaign': 'analyst',
  'Query.campaigns': 'analyst',
  'Query.iysFile': 'admin',
  'Query.marketNote': 'analyst',
  'Query.marketNotes': 'analyst',
  'Query.emailCampaigns': 'analyst',
  'Query.exchangeRates': 'anonymous',
  'Query.attachableFiles': 'sales',
  'Query.filledMailTemplate': 'sales',
  'Query.savedViews': 'analyst',
  'Query.followUps': 'analyst',
  'Query.inboundMail': 'sales',
  'Query.inboundMailCounts': 'sales',
  'Query.inboundMails': 'sales',
  'Query.leadPreview': 'sales',
  'Query.mailboxes': 'super_admin',
  'Query.mailIgnoreRules': 'sales',
  'Query.mailTemplates': 'sales',
  'Query.market': 'anonymous',
  'Query.marketChanges': 'analyst',
  'Query.marketQuote': 'anonymous',
  'Query.marketSeries': 'analyst',
  'Query.marketSources': 'analyst',
  'Query.me': 'anonymous',
  'Query.notificationChoices': 'analyst',
  'Query.notifications': 'analyst',
  'Query.offer': 'analyst',
  'Query.offerMail': 'sales',
  'Query.scheduledMails': 'analyst',
  'Query.offerByToken': 'anonymous',
  'Query.order': 'analyst',
  'Query.orders': 'analyst',
  'Query.passwordLink': 'anonymous',
  'Query.personData': 'admin',
  'Query.possibleDuplicates': 'analyst',
  'Query.privacyRequests': 'admin',
  'Query.quoteEmailTemplates': 'analyst',
  'Query.quoteRequest': 'analyst',
  'Query.quoteRequestCounts': 'analyst',
  'Query.quoteRequestTotals': 'analyst',
  'Query.quoteRequests': 'analyst',
  'Query.retentionRuns': 'admin',
  'Query.search': 'analyst',
  'Query.systemStatus': 'super_admin',
  'Query.tasks': 'analyst',
  'Query.unreadNotifications': 'analyst',
  'Query.usdRate': 'analyst',

  'Mutation.answerPrivacyRequest': 'admin',
  'Mutation.confirmNews': 'anonymous',
  'Mutation.confirmPrivacyRequest': 'anonymous',
  'Mutation.correctPerson': 'admin',
  'Mutation.enterPrivacyRequest': 'admin',
  'Mutation.erasePerson': 'admin',
  'Mutation.submitPrivacyRequest': 'anonymous',
  'Mutation.withdrawContactConsent': 'sales',
  'Mutation.withdrawNews': 'anonymous',
  'Mutation.acceptMarketJump': 'admin',
  'Mutation.acceptOffer': 'anonymous',
  'Mutation.approveBankAccountChange': 'super_admin',
  'Mutation.approveOffer': 'admin',
  'Mutation.applyPriceSheet': 'admin',
  'Mutation.assignOwner': 'sales',
  'Mutation.cancelCampaign': 'admin',
  'Mutation.deleteCampaign': 'admin',
  'Mutation.saveCampaign': 'admin',
  'Mutation.saveMarketNote': 'admin',
  'Mutation.publishMarketNote': 'admin',
  'Mutation.withdrawMarketNote': 'admin',
  'Mutation.deleteMarketNote': 'admin',
  'Mutation.subscribeToNews': 'anonymous',
  'Mutation.sendCampaign': 'admin',
  'Mutation.sendCampaignTest': 'admin',
  'Mutation.cancelScheduledMail': 'sales',
  'Mutation.deleteMailTemplate': 'sales',
  'Mutation.saveMailTemplate': 'sales',
  'Mutation.deleteView': 'analyst',
  'Mutation.saveView': 'analyst',
  'Mutation.saveSignature': 'sales',
  'Mutation.scheduleMail': 'sales',
  'Mutation.beginPasskeyProof': 'analyst',
  'Mutation.beginPasskeyRegistration': 'analyst',
  'Mutation.beginPasskeySignIn': 'anonymous',
  'Mutation.beginSecondFactor': 'analyst',
  'Mutation.cancelPriceAlert': 'anonymous',
  'Mutation.changePassword': 'analyst',
  'Mutation.choosePassword': 'anonymous',
  'Mutation.completeTask': 'sales',
  'Mutation.cancelOrder': 'sales',
  'Mutation.closeQuoteRequest': 'sales',
  'Mutation.closeQuoteRequests': 'sales',
  'Mutation.confirmIdentity': 'analyst',
  'Mutation.confirmIdentityWithPasskey': 'analyst',
  'Mutation.confirmOrder': 'sales',
  'Mutation.confirmPriceAlert': 'anonymous',
  'Mutation.confirmSecondFactor': 'analyst',
  'Mutation.createAdminUser': 'super_admin',
  'Mutation.createApiToken': 'analyst',
  'Mutation.createCommunication': 'sales',
  'Mutation.createCompany': 'sales',
  'Mutation.createContact': 'sales',
  'Mutation.createDeskQuoteRequest': 'sales',
  'Mutation.createOffer': 'sales',
  'Mutation.declineOffer': 'anonymous',
  'Mutation.createOrder': 'sales',
  'Mutation.deleteAdminUser': 'super_admin',
  'Mutation.deleteCommunication': 'sales',
  'Mutation.deleteCompany': 'sales',
  'Mutation.deleteCompanyDocument': 'sales',
  'Mutation.deleteContact': 'sales',
  'Mutation.deleteOrderDocument': 'sales',
  'Mutation.createLeadFromMail': 'sales',
  'Mutation.createTask': 'sales',
  'Mutation.deleteMailbox': 'super_admin',
  'Mutation.deleteMailIgnoreRule': 'sales',
  'Mutation.deleteTask': 'sales',
  'Mutation.ignoreMail': 'sales',
  'Mutation.linkMail': 'sales',
  'Mutation.restoreMail': 'sales',
  'Mutation.saveMailbox': 'super_admin',
  'Mutation.connectMarketFeed': 'super_admin',
  'Mutation.discardJobs': 'super_admin',
  'Mutation.disconnectMarketFeed': 'super_admin',
  'Mutation.endSecondFactor': 'analyst',
  'Mutation.endSession': 'analyst',
  'Mutation.endSessionsOf': 'super_admin',
  'Mutation.enterMarketPrice': 'admin',
  'Mutation.finishPasskeyRegistration': 'analyst',
  'Mutation.handOver': 'super_admin',
  'Mutation.markNotificationsRead': 'analyst',
  'Mutation.previewPriceSheet': 'admin',
  'Mutation.proposeBankAccountChange': 'super_admin',
  'Mutation.publishMarketSeries': 'admin',
  'Mutation.refreshMarket': 'admin',
  'Mutation.removePasskey': 'analyst',
  'Mutation.renamePasskey': 'analyst',
  'Mutation.renewOfferLink': 'sales',
  'Mutation.releaseOrderDocument': 'sales',
  'Mutation.rejectBankAccountChange': 'super_admin',
  'Mutation.renewRecoveryCodes': 'analyst',
  'Mutation.replyToCommunication': 'sales',
  'Mutation.reopenTask': 'sales',
  'Mutation.reopenQuoteRequest': 'sales',
  'Mutation.requestAcceptanceCode': 'anonymous',
  'Mutation.requestPasswordReset': 'anonymous',
  'Mutation.requestPriceAlert': 'anonymous',
  'Mutation.resendMail': 'sales',
  'Mutation.resetSecondFactor': 'super_admin',
  'Mutation.restoreCommunication': 'sales',
  'Mutation.restoreCompany': 'sales',
  'Mutation.retryJobs': 'super_admin',
  'Mutation.reviseOffer': 'sales',
  'Mutation.saveOfferDraft': 'sales',
  'Mutation.sendOffer': 'sales',
  'Mutation.withdrawBankAccountChange': 'super_admin',
  'Mutation.withdrawOffer': 'sales',
  'Mutation.revokeApiToken': 'analyst',
  'Mutation.sendMail': 'sales',
  'Mutation.sendPasswordLink': 'super_admin',
  'Mutation.sendQuoteEmail': 'sales',
  'Mutation.setNotificationChoice': 'analyst',
  'Mutation.setPrimaryContact': 'sales',
  'Mutation.setAssignmentRules': 'super_admin',
  'Mutation.signIn': 'anonymous',
  'Mutation.signInWithPasskey': 'anonymous',
  'Mutation.signOut': 'anonymous',
  'Mutation.signOutEverywhere': 'analyst',
  'Mutation.submitContactMessage': 'anonymous',
  'Mutation.submitQuoteRequest': 'anonymous',
  'Mutation.submitSupplierApplication': 'anonymous',
  'Mutation.updateAdminUser': 'super_admin',
  'Mutation.updateCommunication': 'sales',
  'Mutation.updateCompany': 'sales',
  'Mutation.updateContact': 'sales',
  'Mutation.updateMilestone': 'sales',
  'Mutation.updateOrder': 'sales',
  'Mutation.updateOrderPayment': 'sales',
  'Mutation.updateQuoteRequest': 'sales',
  'Mutation.updateQuoteRequests': 'sales',
  'Mutation.updateTask': 'sales',

  'Subscription.activityLogged': 'analyst',
  'Subscription.marketUpdated': 'analyst',
};

/** The least privileged caller that may use each HTTP route. Access within /graphql is listed in `operations`. */
const routes: Record<string, Caller> = {
  'ALL /graphql': 'anonymous',
  'POST /graphql': 'anonymous',
  'GET /graphql': 'anonymous',
  'GET /.well-known/security.txt': 'anonymous',
  'GET /health/live': 'anonymous',
  'GET /health/ready': 'anonymous',
  'GET /price-alerts/:token/unsubscribe': 'anonymous',
  'POST /price-alerts/:token/unsubscribe': 'anonymous',
  'GET /consents/:token/unsubscribe': 'anonymous',
  'POST /consents/:token/unsubscribe': 'anonymous',
  'POST /privacy/export': 'admin',
  'POST /attachments': 'anonymous',
  'GET /attachments/:id': 'analyst',
  'GET /offers/:id.pdf': 'analyst',
  'GET /offer/:token': 'anonymous',
  'GET /offer/:token/offer.pdf': 'anonymous',
  'POST /offer/:token/viewed': 'anonymous',
  'POST /offer/:token/code': 'anonymous',
  'POST /offer/:token/accept': 'anonymous',
  'POST /offer/:token/decline': 'anonymous',
  'POST /offer/:token/question': 'anonymous',
  'POST /offer/:token/order': 'anonymous',
  'GET /offer/:token/order/:access': 'anonymous',
  'GET /offer/:token/order/:access/documents/:id': 'anonymous',
  'GET /verify': 'anonymous',
  'GET /verify/:code': 'anonymous',
  'POST /companies/:id/documents': 'sales',
  'POST /companies/:id/mails': 'sales',
  'GET /inbound-mails/:id/page': 'sales',
  'POST /orders/:id/documents/:kind': 'sales',
  'GET /exports/:file': 'analyst',
  'GET /exports/analytics.:format': 'analyst',
  'GET /sitemap.xml': 'anonymous',
  'GET /robots.txt': 'anonymous',
};

/** Three pages in each language and their loader data, with the expected status. */
const revalidatedStatuses = Object.fromEntries(
  locales
    .flatMap((locale) => ['/', '/price-lists', '/trade-intermediary'].map((page) => localePath(locale, page)))
    .flatMap((page) => [page, `${page === '/' ? '/_' : page}.data`])
    .map((path) => [path, 200]),
);

/**
 * Handlers without a route, by function name, with the paths that each of them serves and the status. Handlers without
 * a path are middleware. All of these paths are public.
 */
const handlers: Record<string, Record<string, number>> = {
  measureRequest: {},
  logRequest: {},
  helmetMiddleware: {},
  browserPolicies: {},
  requireOneHost: {},
  handleFileError: {},
  handleExportError: {},
  privateHeaders: {},
  handleLinkError: {},
  siteDocuments: { '/papers/tr/catalogue.pdf': 200 },
  playgroundFiles: { '/playground/playground.js': 200 },
  skipUnroutableRequests: { '/%C0%AF': 404, '/%0A/': 404 },
  withoutTrailingSlash: { '/en/': 301 },
  revalidatedPages: revalidatedStatuses,
  responseCache: { '/products': 200, '/products/index.html': 200, '/assets/site-DMIDFW.js': 200 },
  builtFiles: { '/cards/tr/home.webp': 200 },
  renderedPages: { '/admin': 200, '/admin/users': 200, '/nowhere': 200 },
  notFound: {},
  handleErrors: {},
};

const kordon = startKordon({}, { pages: true });
const refusals = ['UNAUTHENTICATED', 'FORBIDDEN'];
const isAllowed = (minimum: Caller, caller: Caller) => callers.indexOf(caller) >= callers.indexOf(minimum);
/** Returns the error code for a caller without permission. */
const refusalOf = (caller: Caller) => (caller === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN');

const accounts = {} as Record<AdminRole, { email: string; password: string }>;
beforeAll(async () => {
  for (const role of adminRoles) accounts[role] = await anAdminUser(kordon.db, { role });
});
/** Returns a client with a new session for a caller, because the tested operations may end the session. */
async function createClient(caller: Caller): Promise<TestClient> {
  const client = kordon.newClient();
  if (caller === 'anonymous') return client;
  await kordon.db.query('truncate rate_limits');
  await client.signIn(accounts[caller].email, accounts[caller].password);
  await client.prove(accounts[caller].password);
  return client;
}

/** Returns a value that is valid for the type and matches no record. */
function sampleValue(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, sampleValue(field.type)]),
    );
  if (isEnumType(nullable)) return nullable.getValues()[0]!.name;
  const scalars: Record<string, unknown> = { ID: randomUUID(), Int: 1, Float: 1, Boolean: false, DateTime: new Date() };
  return scalars[nullable.name] ?? 'x';
}

function operationOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>) {
  const required = args.filter(isRequiredArgument);
  const joinArguments = (format: (arg: (typeof required)[number]) => string) =>
    required.length ? `(${required.map(format).join(', ')})` : '';
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return {
    query: `${kind.toLowerCase()} ${joinArguments((arg) => `$${arg.name}: ${String(arg.type)}`)} { ${name}${joinArguments((arg) => `${arg.name}: $${arg.name}`)} ${selection} }`,
    variables: Object.fromEntries(required.map((arg) => [arg.name, sampleValue(arg.type)])),
  };
}

const rootFieldsOf = (schema: GraphQLSchema) =>
  ['Query', 'Mutation', 'Subscription'].flatMap((kind) =>
    Object.values((schema.getType(kind) as ReturnType<GraphQLSchema['getQueryType']>)!.getFields()).map((field) => ({
      path: `${kind}.${field.name}`,
      ...operationOf(kind, field),
    })),
  );

/**
 * Runs an operation, subscriptions over a WebSocket.
 * @returns the code of the first error; undefined when the operation succeeds or the subscription starts
 */
async function findErrorCode(client: TestClient, path: string, query: string, variables: object): Promise<unknown> {
  if (!path.startsWith('Subscription')) return (await client.send(query, { ...variables })).errors[0]?.extensions?.code;
  const socket = client.connect();
  const code = await new Promise((resolve) => {
    socket.on('closed', (event) => resolve((event as { code: number }).code === 4403 ? 'UNAUTHENTICATED' : undefined));
    socket.subscribe(
      { query },
      {
        next() {},
        error: (errors) => resolve((errors as { extensions?: { code: string } }[])[0]?.extensions?.code),
        complete() {},
      },
    );
    // The server sends a ping with `subscribed` when the subscription is active.
    socket.on('ping', (received, payload) => received && payload?.['subscribed'] !== undefined && resolve(undefined));
  });
  await socket.dispose();
  return code;
}

test('the table of operations lists exactly the fields of Query, Mutation and Subscription', async () => {
  const paths = rootFieldsOf(await getKordonSchema()).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(Object.keys(operations).toSorted());
});

test.each(callers)(
  '%s may use exactly the operations that the table allows',
  async (caller) => {
    let client = await createClient(caller);
    const wrong: unknown[] = [];
    for (const { path, query, variables } of rootFieldsOf(await getKordonSchema())) {
      const code = await findErrorCode(client, path, query, variables);
      const expected = isAllowed(operations[path] ?? 'anonymous', caller) ? 'allowed' : refusalOf(caller);
      // signIn with wrong credentials also returns UNAUTHENTICATED.
      const got = refusals.includes(code as string) && path !== 'Mutation.signIn' ? code : 'allowed';
      if (got !== expected) wrong.push({ path, expected, got });
      if (/signIn|signOut/.test(path)) client = await createClient(caller);
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

test('a read-only API token of a super admin may use the queries of an analyst, except the activity log', async () => {
  const owner = await createClient('super_admin');
  const { createApiToken } = await owner.run<{ createApiToken: { secret: string } }>(
    'mutation { createApiToken(name: "Walk", days: 1) { secret } }',
  );
  const wrong: unknown[] = [];
  for (const { path, query, variables } of rootFieldsOf(await getKordonSchema())) {
    if (path.startsWith('Subscription')) continue;
    const { errors } = await kordon
      .newClient()
      .send(query, variables, { authorization: `Bearer ${createApiToken.secret}` });
    const code = errors[0]?.extensions?.code;
    const isAllowedToAnalysts = path.startsWith('Query') && isAllowed(operations[path]!, 'analyst');
    const expected = isAllowedToAnalysts && path !== 'Query.activityLogs' ? 'allowed' : 'FORBIDDEN';
    const got = refusals.includes(code as string) ? code : 'allowed';
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
/** Returns all routes and handlers of an Express application, including those of nested routers. */
const flattenLayers = (layers: Layer[]): Layer[] =>
  layers.flatMap((layer) => (!layer.route && layer.handle.stack ? flattenLayers(layer.handle.stack) : [layer]));

/** `GET /offers/:id.pdf` */
const addressesOf = ({ path, methods }: Route): string[] =>
  [path].flat().flatMap((one) => Object.keys(methods).map((name) => `${verbOf(name)} ${one}`));
const verbOf = (name: string) => (name === '_all' ? 'ALL' : name.toUpperCase());

describe('every HTTP route', () => {
  test('and every handler without a route is listed in the table', () => {
    const layers = flattenLayers((kordon.server.app.router as Router & { stack: Layer[] }).stack);
    const found = new Set(layers.flatMap(({ route }) => (route ? addressesOf(route) : [])));
    expect([...found].toSorted()).toEqual(Object.keys(routes).toSorted());
    const named = new Set(layers.flatMap(({ route, name }) => (route ? [] : [name])));
    expect([...named].toSorted()).toEqual(Object.keys(handlers).toSorted());
  });

  test.each(callers)('allows %s only what the table allows', async (caller) => {
    const client = await createClient(caller);
    const wrong: unknown[] = [];
    for (const [route, minimum] of Object.entries(routes)) {
      const [method, path] = route.split(' ') as [string, string];
      const address = path
        .replace(/:id|:token/, randomUUID())
        .replace(':file', 'companies.csv')
        .replace(':format', 'csv');
      const { status } = await client.fetch(address, { method: method === 'ALL' ? 'GET' : method });
      const expected = isAllowed(minimum, caller) ? 'allowed' : caller === 'anonymous' ? 401 : 403;
      const got = status === 401 || status === 403 ? status : 'allowed';
      if (got !== expected) wrong.push({ route, expected, got, status });
    }
    expect(wrong).toEqual([]);
  });

  test.each(callers)('serves the public paths of the handlers to %s', async (caller) => {
    const client = await createClient(caller);
    for (const [path, status] of Object.values(handlers).flatMap((statuses) => Object.entries(statuses)))
      expect([path, (await client.fetch(path)).status]).toEqual([path, status]);
  });
});
