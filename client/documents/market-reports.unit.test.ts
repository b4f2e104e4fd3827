import { renderToStaticMarkup } from 'react-dom/server';
import { locales } from '../../common/locales.ts';
import { createDocumentContext } from './document-context.ts';
import { siteDocuments } from './documents.ts';

const reports = ['market-analysis', 'global-trade-report', 'price-updates'] as const;

// react-dom warns about the elements of react-pdf, whose names are in capitals.
const logError = Object.getOwnPropertyDescriptor(console, 'error')!;
beforeAll(() => void Object.defineProperty(console, 'error', { ...logError, value: () => undefined }));
afterAll(() => void Object.defineProperty(console, 'error', logError));

describe.each(locales)('in %s', (locale) => {
  test.each(reports)('the PDF of %s states that its prices are archived', (name) => {
    const { pictures, render } = siteDocuments[name];
    const context = createDocumentContext(
      name,
      locale,
      new Map(pictures.map((picture) => [picture.name, Buffer.of()])),
    );
    const [beforeDate = '', afterDate = ''] = context
      .translate('market-updates.archived.text', { dated: '*' })
      .split('*');
    const markup = renderToStaticMarkup(render(context));
    expect(beforeDate + afterDate).toMatch(/\p{L}{4}/u);
    expect(markup).toContain(beforeDate);
    expect(markup).toContain(afterDate);
    expect(markup).toMatch(/2023|۲۰۲۳|۱۴۰۲/);
  });
});
