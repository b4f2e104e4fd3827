import { readFileSync } from 'node:fs';
import { parse, print, visit } from 'graphql';
import { aQuoteRequest, submitQuoteRequest, tradeTerms } from '../testing/builders.ts';
import { findExecutedFiles } from '../testing/executed-files.ts';
import { adminEmail, startKordon } from '../testing/kordon.ts';
import { AdminUser } from '../modules/identity/index.ts';
import { aCompany } from '../testing/records.ts';

const kordon = startKordon({ JOBS: 'off' });

/** Returns the files that a section of the architecture names in its numbered list. */
function documentedFiles(section: string): string[] {
  const text = readFileSync('docs/architecture.md', 'utf8').split(`## ${section}`)[1] ?? '';
  const list = text.slice(text.indexOf('\n1. ')).split('\n\n')[0] ?? '';
  return [...list.matchAll(/`((?:common|server)\/[^`]+\.ts)`/g)].map(([, file]) => file!);
}

/** Returns the files that a request passes when its document is known and the pool has enough connections. */
async function filesOf(request: () => Promise<unknown>): Promise<string[]> {
  await request();
  await Promise.all([request(), request(), request()]);
  const files = await findExecutedFiles(request);
  // Measuring takes so long that a statement may be logged as slow.
  return files.filter((file) => file !== 'server/platform/database/orm-logger.ts');
}

test('a submission of a quote request passes at most 12 files, those of the architecture', async () => {
  const files = await filesOf(() => {
    const optional = { company: 'Demir Yapı', phone: '+90 555 000 00 00', marketingConsent: true };
    const input = aQuoteRequest({ source: 'BUYER_QUOTE', trade: tradeTerms(), ...optional });
    return kordon.visitor.run(submitQuoteRequest, { input });
  });
  expect(files.sort()).toEqual(documentedFiles('The path of a quote request').sort());
  expect(files.length).toBeLessThanOrEqual(12);
}, 60_000);

test('the list of companies in the administration, with a search and a filter, passes at most 10 files, those of the architecture', async () => {
  const { id: ownerId } = await kordon.db.manager.findOneByOrFail(AdminUser, { email: adminEmail });
  for (const name of ['Demir Bir', 'Demir İki']) await aCompany(kordon.db, { name, companyType: 'customer', ownerId });
  const documents = ['companies/companies', 'owners/owners'].map((file) =>
    readFileSync(`client/admin/${file}.graphql`, 'utf8'),
  );
  const operations = visit(parse(documents.join('\n')), {
    OperationDefinition: ({ name }) => (name?.value === 'CompanyList' ? undefined : null),
    FragmentDefinition: ({ name }) => (['CompanyRow', 'Owner'].includes(name.value) ? undefined : null),
  });
  const variables = { first: 1, filter: { search: 'demir', companyType: ['CUSTOMER'] } };
  const files = await filesOf(() => kordon.admin.run(print(operations), variables));
  expect(files.sort()).toEqual(documentedFiles('The path of a list query').sort());
  expect(files.length).toBeLessThanOrEqual(10);
}, 60_000);
