import { readFileSync } from 'node:fs';
import { sampleProjects } from '../common/business.ts';
import { localePath, locales, type Locale } from '../common/locales.ts';
import { publicPages } from '../common/pages.ts';
import { startApp, waitForHydration } from './app.ts';
import { createTranslator } from './translations.ts';

const app = startApp({ DEMO_BRAND: 'off' });

/** Names that are the same in all languages. */
const partners = ['Mavikule', 'Örsbaşı', 'Yükyolu'];
const certificates = ['ISO 9001', 'ISO 14001', 'ISO 45001', 'API Spec 6A'];
/** Messages of the sections that are left out, by page. */
const fictionalMessages: Record<string, string[]> = {
  '/': ['home.stories', 'home.stories.rebar', 'home.certificates.iso-9001.text', 'home.partners', 'site.ce'],
  '/company': [
    'company.leaders',
    'company.leaders.general.name',
    'company.leaders.technical.name',
    'company.milestones.1998',
  ],
  '/projects': sampleProjects.map(({ id }) => `projects.${id}`),
  '/business-plan': ['business-plan.voices', 'business-plan.voices.investor', 'business-plan.voices.bank.from'],
  '/trade-intermediary': ['trade-intermediary.stories', 'trade-intermediary.story.slab'],
  '/kalite-sertifikalar': ['quality.intro', 'quality.certificate.iso-9001', 'site.ce'],
};

/** Texts of a page that must be absent. */
function getFictionalTexts(locale: Locale, page: string): string[] {
  const translate = createTranslator(locale);
  const messages = [...(fictionalMessages[page] ?? []), 'site.demo'].map(translate);
  // Not the certificates on the other pages, which ask suppliers for them or name product standards.
  return [...messages, ...partners, ...(page in fictionalMessages ? certificates : [])];
}
/** Keeps text, attributes and structured data of a page; removes the scripts, which contain all messages. */
const removeScripts = (html: string) => html.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');

test.each(locales)(
  'without the demo brand no page in %s has fictional people, customers, certificates or the notice',
  async (locale) => {
    const found: string[] = [];
    for (const page of publicPages) {
      const response = await fetch(app.url() + localePath(locale, page));
      expect(response.status).toBe(200);
      const html = removeScripts(await response.text()).replaceAll('&#x27;', "'");
      for (const text of getFictionalTexts(locale, page)) if (html.includes(text)) found.push(`${page}: ${text}`);
    }
    expect(found).toEqual([]);
  },
);

test('the sections do not appear when the scripts of a page run, or after a navigation', async () => {
  for (const address of Object.keys(fictionalMessages)) {
    const page = await app.open(address);
    await waitForHydration(page);
    const text = await page.locator('body').innerText();
    expect(getFictionalTexts('tr', address).filter((fictional) => text.includes(fictional))).toEqual([]);
    await page.context().close();
  }
  const page = await app.open('/products');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
  await page.waitForURL('**/company');
  await page.getByRole('heading', { level: 1, name: 'Kırk yıldır aynı iş: çelik' }).waitFor();
  const text = await page.locator('body').innerText();
  expect(getFictionalTexts('tr', '/company').filter((fictional) => text.includes(fictional))).toEqual([]);
});

test('with the demo brand the pages contain the texts that are otherwise left out', () => {
  for (const page of Object.keys(fictionalMessages)) {
    const html = removeScripts(readFileSync(`build/web/client/${page}/index.html`, 'utf8')).replaceAll('&#x27;', "'");
    const texts = [...(fictionalMessages[page] ?? []), 'site.demo'].map(createTranslator('tr'));
    expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  }
});
