import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../../common/brand.ts';
import * as business from '../../common/business.ts';
import { locales } from '../../common/locales.ts';

const messagesDir = path.join(import.meta.dirname, 'messages');
/** Catalogues of the public site; the others are Turkish alone. The legal texts cite laws, their periods are tested in legal.test.tsx. */
const catalogues = readdirSync(path.join(messagesDir, 'en')).filter(
  (file) => !['imprint.json', 'privacy-policy.json', 'terms-of-service.json'].includes(file),
);

/** Numbers that belong to a name: standards, rules of trade, grades, connections, and the dollar of an exchange rate. */
const names = [
  /\b(ISO|EN|SAE|AISI|API Spec|UCP|URC|Incoterms) [A-Z]?\d[\w.–-]*/g,
  /\b(EN 14420-7|B500B|S235JR|316(L|Ti)?|100R1–R13|EUR\.1|3\.1)(?!\w)/g,
  /\bHMS 1[/&]2( 80:20)?|80:20/g,
  /(24|37|60|۲۴|۳۷|۶۰) ?(°|درجه)/g,
  /\bJ514\b/g,
  /[1۱] USD/g,
];
/** Messages that may contain "24/7": forms are open and shifts record measurements at any hour. */
const atAnyHour = [
  'industrial-equipment.why.support.text',
  'products.value.around-the-clock',
  'quality.control.tracking.figure',
  'trade-platform.data.tracking.figure',
];
/** Other numbers that are no figure of the company. */
const exceptions: Record<string, RegExp> = {
  'market-updates.country.eu': /\((27|۲۷ عضو)\)/, // members of the European Union
  'hydraulic-hoses.problem.1': /\b1\b/, // the second half of a ratio
  'simulation.step.documents.lc.rule': /14 ?b/, // article of UCP 600
};

/** Removes arguments of a message, and numbers that are names. */
function getFigures(id: string, message: string): string {
  let text = message.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');
  for (let previous = ''; previous !== text;) {
    previous = text;
    text = text.replaceAll(/\{[^{}]*\}/g, '');
  }
  for (const name of names) text = text.replaceAll(name, '');
  const exception = exceptions[id];
  if (exception) text = text.replace(exception, '');
  if (atAnyHour.includes(id)) text = text.replace(/24\/7|7\/24|۲۴\/۷|24 ?h\/24/, '');
  return text.match(/[\d٠-٩۰-۹][^\s]*/g)?.join(' ') ?? '';
}

test.each(locales)(
  'messages in %s contain no literal figures of the company; these are in common/business.ts',
  (locale) => {
    const typed: Record<string, string> = {};
    for (const file of catalogues) {
      const text = readFileSync(path.join(messagesDir, locale, file), 'utf8');
      for (const [id, message] of Object.entries(JSON.parse(text) as Record<string, string>)) {
        const figures = getFigures(id, message);
        if (figures) typed[id] = figures;
      }
    }
    expect(typed).toEqual({});
  },
);

test('docs/claims.md lists every figure of common/business.ts', () => {
  const claims = readFileSync(path.join(import.meta.dirname, '../../docs/claims.md'), 'utf8');
  const figures = Object.entries(business).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? Object.keys(value).map((key) => `${name}.${key}`) : [name],
  );
  expect(figures.filter((figure) => !claims.includes(`\`${figure}\``))).toEqual([]);
});

test('figures that are derived from others are consistent with them', () => {
  const { company, projects, sampleProjects } = business;
  const tons = sampleProjects.map((project) => project.tons);
  const months = sampleProjects.map((project) => project.months);
  expect(projects.sampleTons).toEqual({ min: Math.min(...tons), max: Math.max(...tons) });
  expect(projects.deliveryMonths).toEqual({ min: Math.min(...months), max: Math.max(...months) });
  expect(new Date().getFullYear() - brand.founded).toBeGreaterThanOrEqual(company.years);
  expect(projects.countries).toBeLessThan(company.countries);
});
