import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { brand } from '../../common/brand.ts';
import * as business from '../../common/business.ts';
import { locales } from '../../common/locales.ts';
import { consentLifetime, knownDeviceLifetime, retention, sessionLifetime } from '../../common/retention.ts';

const messagesDir = path.join(import.meta.dirname, 'messages');
/** Catalogues of the public site; the others exist only in Turkish. */
const catalogues = readdirSync(path.join(messagesDir, 'en'));
/** Catalogues that cite laws. */
const legalCatalogues = ['cookies-policy', 'imprint', 'privacy-policy', 'terms-of-service'].map(
  (name) => `${name}.json`,
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
/** Numbers of laws and their articles. */
const citations = [
  /(6698|6563|5651|۶۶۹۸|۶۵۶۳|۵۶۵۱)( sayılı)?/g,
  /\d+(–\d+)?\. (ve (Avrupa [\p{L} ]+\(GDPR\)’nin )?)?(\d+\. (ve \d+\. )?)?madde\p{L}*/gu,
  /\d+\. (?=ve (Avrupa|GDPR|\d+\. madde))/g,
  /(Art\.|Articles?|md\.|m\.|م\.|art\.|articles?|المادة|المادتين|المواد|ماده(ٔ|)|مادهٔ|مواد|§) ?[\d۰-۹]+([/.(–-][\dabcefç-]+\)?)*(\([a-f]\))?/g,
  /(?<=[\d۰-۹) ](and|to|ve|et|à|و|تا|إلى) ?)[\d۰-۹]+(?= (KVKK|GDPR|of|de la|du|madde|من|مقررات|\())/g,
];
/** Messages that may contain "24/7": forms are open and shifts record measurements at any hour. */
const aroundTheClockIds = [
  'industrial-equipment.why.support.text',
  'products.value.around-the-clock',
  'quality.control.tracking.figure',
  'trade-platform.data.tracking.figure',
];
/** Other numbers that are not figures of the company. */
const exceptions: Record<string, RegExp> = {
  'market-updates.country.eu': /\((27|۲۷ عضو)\)/, // members of the European Union
  'hydraulic-hoses.problem.1': /\b1\b/, // the second half of a ratio
  'simulation.step.documents.lc.rule': /14 ?b/, // article of UCP 600
};

const readCatalogue = (locale: string, name: string) =>
  JSON.parse(readFileSync(path.join(messagesDir, locale, `${name}.json`), 'utf8')) as Record<string, string>;

/** Removes numbers that are names. */
function removeNames(text: string): string {
  for (const name of names) text = text.replaceAll(name, '');
  return text;
}
const findNumbers = (text: string): string => text.match(/[\d٠-٩۰-۹][^\s]*/g)?.join(' ') ?? '';

/** Returns the numbers of a message, except those in its arguments, in names and in citations of laws. */
function getFigures(id: string, message: string, isLegal: boolean): string {
  let text = message.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');
  for (let previous = ''; previous !== text;) {
    previous = text;
    text = text.replaceAll(/\{[^{}]*\}/g, '');
  }
  text = removeNames(text);
  if (isLegal) for (const citation of citations) text = text.replaceAll(citation, '');
  const exception = exceptions[id];
  if (exception) text = text.replace(exception, '');
  if (aroundTheClockIds.includes(id)) text = text.replace(/24\/7|7\/24|۲۴\/۷|24 ?h\/24/, '');
  return findNumbers(text);
}

test.each(locales)(
  'messages in %s contain no literal figures of the company; these are in common/business.ts',
  (locale) => {
    const hardCodedFigures: Record<string, string> = {};
    for (const file of catalogues) {
      for (const [id, message] of Object.entries(readCatalogue(locale, path.parse(file).name))) {
        const figures = getFigures(id, message, legalCatalogues.includes(file));
        if (figures) hardCodedFigures[id] = figures;
      }
    }
    expect(hardCodedFigures).toEqual({});
  },
);

/** Units of time, written out in a text. */
const periodWords =
  /(?<!\p{L})(years?|months?|days?|hours?|yıl|ay|gün|saat|ans?|années?|mois|jours?|heures?|سال|ماه|روز|ساعت|(و|ل|ب)?(سنة|سنوات|شهر|يوم|أيام|ساعة))(?!\p{L})/iu;
/** The calendar year at whose end a period begins: it is not a period itself. */
const calendarYears = /takvim yılı|calendar year|سال میلادی|السنة الميلادية|année civile/gu;

test.each(locales)(
  'legal texts in %s contain no literal retention period; these are in common/retention.ts',
  (locale) => {
    const texts = Object.entries({
      ...readCatalogue(locale, 'privacy-policy'),
      ...readCatalogue(locale, 'cookies-policy'),
    });
    const periods = texts.filter(([id]) => /\.retention\.|\.kept$|choices\.text$/.test(id));
    expect(periods.filter(([, text]) => periodWords.test(text.replaceAll(calendarYears, '')))).toEqual([]);
    const periodNames = periods.flatMap(([, text]) => text.match(/(?<=\{)\w+/g) ?? []);
    expect(periodNames).toEqual(
      expect.arrayContaining([...Object.keys(retention), 'consent', 'idle', 'maximum', 'profile']),
    );
  },
);

test.each(locales)('legal texts in %s contain no detail of the company; these are in common/brand.ts', (locale) => {
  const details = [
    brand.legalName,
    brand.email,
    brand.phone,
    ...Object.values(brand.address).filter((part) => part.length > 2 && part !== brand.address.city),
    ...Object.values(brand.registration),
  ];
  for (const file of legalCatalogues) {
    const text = readFileSync(path.join(messagesDir, locale, file), 'utf8');
    expect(details.filter((detail) => text.includes(detail))).toEqual([]);
  }
});

/** Attributes that visitors read, or hear from a screen reader. */
const textAttributes =
  /^(alt|title|label|placeholder|caption|hint|lead|text|description|heading|figure|aria-(label|description|valuetext|roledescription))$/;
/** Functions whose first argument becomes text. */
const formatters = /^(formatNumber|formatMoney|formatAmount|formatDate|formatChange)$/;
/** Properties of data that pages show as figures. */
const figureProperties =
  /^(value|tons|days|months|years|hours|price|percent|countries|experience|figure|count|employees|volume)$/;
/** Files with data whose figures are not the company's, and the kind of these figures. */
const filesWithOtherFigures: Record<string, string> = {
  'site/market/chart-dialog.tsx': 'periods of the chart',
  'site/market-updates/reports.ts': 'reports of May 2023, marked as an archive',
  'site/trade/simulation.ts': 'initial values of a calculator',
  'site/trade/timeline.ts': 'rules of the simulation, which the page states',
  'site/trade/sample-trades.ts': 'initial values of a calculator',
  'site/trade-platform/matching.tsx': 'a drawing of how offers and requests are matched',
};

/** Numbers of a page that are not figures of the company. */
const pageExceptions: Record<string, string[]> = {
  'site/not-found/not-found.tsx': ['404'], // status code of HTTP
};

/** Returns the numbers that are written in a source file as text or as a value that the page shows. */
function findHardCodedFigures(file: string, source: string): string[] {
  const hardCodedFigures: string[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const check = (node: ts.Node, text: string) => {
    const figures = findNumbers(removeNames(text));
    if (figures && !pageExceptions[file]?.includes(figures))
      hardCodedFigures.push(`line ${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${figures}`);
  };
  /** Checks literals that are the value of an expression: `80`, `'80'`, `isLong ? '80' : '90'`, and the text of a template. */
  function checkLiterals(node: ts.Node | undefined): void {
    if (!node) return;
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) check(node, node.text);
    else if (ts.isTemplateExpression(node))
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)]) check(part, part.text);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(checkLiterals);
    else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      [node.left, node.right].filter((side) => !ts.isNumericLiteral(side)).forEach(checkLiterals);
    else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) checkLiterals(node.expression);
  }
  const checkProperties = (node: ts.Node | undefined) => {
    if (node && ts.isObjectLiteralExpression(node))
      for (const property of node.properties)
        if (ts.isPropertyAssignment(property)) checkLiterals(property.initializer);
  };
  function visit(node: ts.Node): void {
    if (ts.isJsxText(node)) check(node, node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) checkLiterals(node);
    else if (ts.isJsxAttribute(node)) {
      const name = node.name.getText();
      if (textAttributes.test(name)) checkLiterals(node.initializer);
      const element = node.parent.parent.tagName.getText();
      if (name === 'value' && /^Formatted(?!Date|Time)|Number$|Counter$/.test(element)) checkLiterals(node.initializer);
      if (name === 'values' && node.initializer && ts.isJsxExpression(node.initializer))
        checkProperties(node.initializer.expression);
    } else if (ts.isCallExpression(node)) {
      const name = node.expression.getText().split('.').at(-1)!;
      if (formatters.test(name)) checkLiterals(node.arguments[0]);
      if (name === 'formatMessage') checkProperties(node.arguments[1]);
    } else if (
      ts.isPropertyAssignment(node) &&
      figureProperties.test(node.name.getText()) &&
      !(file in filesWithOtherFigures)
    ) {
      if (ts.isNumericLiteral(node.initializer)) check(node, node.initializer.text);
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return hardCodedFigures;
}

test.each([
  ['<p>Trade with 80+ countries</p>', '80+'],
  ['<p>{80} ülke</p>', '80'],
  ['<p>{isLong ? `${name}, 98 %` : "80"}</p>', '98 80'],
  ['<img alt="500 suppliers" />', '500'],
  ['<Section aria-label={"40 years"} />', '40'],
  ['<FormattedMessage id="a" values={{ size: 40 }} />', '40'],
  ['<FormattedNumber value={0.98} style="percent" />', '0.98'],
  ['formatMessage({ id: "a" }, { size: 50_000 })', '50000'],
  ['const figures = [{ id: "tons", value: 50_000 }];', '50000'],
  ['<Box padding="20" flex={1} viewBox="0 0 40 40" css={{ width: 3 }}>{items[0]}</Box>', ''],
  ['<dd>EN 10204</dd>', ''],
  ['<FormattedMessage id="a" values={{ years: company.years, step: index + 1 }} />', ''],
])('finds in %s the hard-coded figures %j', (source, figures) => {
  expect(
    findHardCodedFigures('page.tsx', source)
      .map((figure) => figure.replace(/^.*: /, ''))
      .join(' '),
  ).toBe(figures);
});

test('pages and documents contain no hard-coded figure', () => {
  const client = path.join(import.meta.dirname, '..');
  const hardCodedFigures: Record<string, string[]> = {};
  for (const folder of ['site', 'documents', 'ui']) {
    for (const name of readdirSync(path.join(client, folder), { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${name.replaceAll(path.sep, '/')}`;
      if (!/\.tsx?$/.test(file) || /\.test\.|\.recipe\./.test(file)) continue;
      const figures = findHardCodedFigures(file, readFileSync(path.join(client, file), 'utf8'));
      if (figures.length > 0) hardCodedFigures[file] = figures;
    }
  }
  expect(hardCodedFigures).toEqual({});
});

test('docs/claims.md lists every figure of common/business.ts and common/retention.ts', () => {
  const claims = readFileSync(path.join(import.meta.dirname, '../../docs/claims.md'), 'utf8');
  const figures = Object.entries(business).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? Object.keys(value).map((key) => `${name}.${key}`) : [name],
  );
  figures.push(
    ...Object.keys(retention).map((name) => `retention.${name}`),
    ...Object.keys(sessionLifetime).map((name) => `sessionLifetime.${name}`),
    ...Object.keys(consentLifetime).map((name) => `consentLifetime.${name}`),
    ...Object.keys(knownDeviceLifetime).map((name) => `knownDeviceLifetime.${name}`),
  );
  expect(figures.filter((figure) => !claims.includes(`\`${figure}\``))).toEqual([]);
});

test('the tests that docs/claims.md names exist', () => {
  const root = path.join(import.meta.dirname, '../..');
  const files = ['client', 'common', 'e2e', 'server', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.basename(file)),
  );
  const testFiles = readFileSync(path.join(root, 'docs/claims.md'), 'utf8').match(/[\w.-]+\.test\.tsx?/g)!;
  expect(testFiles.filter((name) => !files.includes(name))).toEqual([]);
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
