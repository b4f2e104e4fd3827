/**
 * npm run lighthouse: measures the built public pages with Lighthouse (mobile) and prints the scores, each the median of three runs, by page
 * and by language. Exits with 1 when a score is below the goal. Options:
 *
 *   npm run lighthouse -- --pages /,/company --languages tr,ar --runs 3 --goal 98
 *
 * `--block '/media/'` blocks URLs that contain the text, for example to see the cost of pictures and films.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findFreePort } from '../../server/platform/free-port.ts';
import { locales, localePath } from '../../common/locales.ts';
import { publicPages, unlistedPages } from '../../common/pages.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { startBuiltServer } from '../../e2e/built-server.ts';
import { build, run } from '../../scripts/prepare.js';
import { report, startTable, writeReport } from '../report.ts';

interface Result {
  runtimeError?: object;
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; score: number | null; title: string; details?: { items?: unknown[] } }
  >;
}
type Lighthouse = (url: string, options: object) => Promise<{ lhr: Result } | undefined>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const listedPages = publicPages.filter((page) => !unlistedPages.includes(page));
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: listedPages.join() },
    languages: { type: 'string', default: 'tr,ar' },
    runs: { type: 'string', default: '3' },
    goal: { type: 'string', default: '98' },
    block: { type: 'string', default: '' },
  },
});
const goal = Number(values.goal);
const selectedLocales = locales.filter(
  (locale) => values.languages === 'all' || values.languages.split(',').includes(locale),
);
const addresses = selectedLocales.flatMap((locale) =>
  values.pages.split(',').map((page) => ({ locale, address: localePath(locale, page) })),
);

await build();
if (!existsSync('tools/bench/node_modules/lighthouse'))
  run('installing Lighthouse', 'npm', ['ci', '--prefix', 'tools/bench', '--no-audit', '--no-fund', '--loglevel=error']);
const entry = pathToFileURL(path.resolve('tools/bench/node_modules/lighthouse/core/index.js')).href;
const { default: lighthouse } = (await import(entry)) as { default: Lighthouse };

const dataDir = mkdtempSync(path.join(tmpdir(), 'kordon-lighthouse-'));
const debuggingPort = await findFreePort();
const server = await startBuiltServer({ DATA_DIR: dataDir, JOBS: 'off' });
const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`);

const header = ['page', ...categories, 'CLS', 'LCP s', 'JS KB'];
const widths = [Math.max(...addresses.map(({ address }) => address.length)), 11, 13, 14, 5, 6, 6, 6];
const printRow = (cells: string[]) =>
  console.log(
    cells.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join(' '),
  );

let failed = 0;
const scoresByLocale = new Map<string, number[][]>(selectedLocales.map((locale) => [locale, []]));
printRow(header);
for (const { locale, address } of addresses) {
  const results: Result[] = [];
  while (results.length < Number(values.runs)) {
    // Only the performance score differs between runs of the same page.
    const result = await measure(server.url + address, results.length ? ['performance'] : categories);
    if (!result) break;
    results.push(result);
  }
  const scores = categories.map((category) => {
    const measured = results.filter((result) => category in result.categories);
    return Math.round(median(measured, (result) => result.categories[category]?.score ?? 0) * 100);
  });
  printRow([
    address,
    ...scores.map(String),
    median(results, ({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? NaN).toFixed(3),
    (median(results, ({ audits }) => audits['largest-contentful-paint']?.numericValue ?? NaN) / 1_000).toFixed(2),
    (median(results, scriptBytes) / 1_024).toFixed(0),
  ]);
  scoresByLocale.get(locale)!.push(scores);
  if (scores.every((score) => score >= goal)) continue;
  failed += 1;
  for (const title of listFailedAudits(results)) console.log(`  ${title}`);
}

await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
const printLanguage = startTable('minimum, median', 'pages', ...categories);
for (const [locale, pages] of scoresByLocale) {
  const cells = categories.map((_, category) => {
    const sorted = pages.map((scores) => scores[category]!).sort((a, b) => a - b);
    return `${sorted[0]}, ${sorted[Math.floor(sorted.length / 2)]}`;
  });
  printLanguage(locale, pages.length, ...cells);
}
report(`${failed ? `${failed} of ${addresses.length} pages are below ${goal}` : `Every score is ${goal} or more`}.`);
await writeReport(
  'lighthouse',
  `npm run lighthouse -- --languages ${values.languages} --runs ${values.runs} --goal ${values.goal}`,
);
process.exitCode = failed ? 1 : 0;

/**
 * Runs Lighthouse once, as a phone with a slow connection and an empty cache. A failed run, which happens on a busy machine, is repeated.
 * @returns undefined when all attempts have failed
 */
async function measure(url: string, onlyCategories: string[], attempts = 5): Promise<Result | undefined> {
  const options = {
    port: debuggingPort,
    onlyCategories,
    formFactor: 'mobile',
    logLevel: 'error',
    disableFullPageScreenshot: true,
    blockedUrlPatterns: values.block ? [`*${values.block}*`] : null,
  };
  const outcome = await lighthouse(url, options);
  if (outcome && !outcome.lhr.runtimeError) return outcome.lhr;
  return attempts > 1 ? measure(url, onlyCategories, attempts - 1) : undefined;
}

function median(results: Result[], valueOf: (result: Result) => number): number {
  const sorted = results.map(valueOf).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Returns the transferred bytes of scripts. */
function scriptBytes({ audits }: Result): number {
  const requests = (audits['network-requests']?.details?.items ?? []) as {
    resourceType: string;
    transferSize: number;
  }[];
  return requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Returns the titles of audits with a score of 0. */
function listFailedAudits(results: Result[]): Set<string> {
  const failed = results.flatMap(({ audits }) => Object.values(audits).filter(({ score }) => score === 0));
  return new Set(failed.map(({ title }) => title));
}
