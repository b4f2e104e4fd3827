import { View } from '@react-pdf/renderer';
import type { IntlShape } from 'react-intl';
import { Figure, Heading, Paragraph, Points, Table, Title } from '../../common/print/blocks.tsx';
import { colors, contentWidth } from '../../common/print/styles.ts';
import { PdfDocument, PdfPages } from '../../common/print/pdf-document.tsx';
import { PdfText, Row } from '../../common/print/text.tsx';
import type { Article, ArticleSection, ReportTable } from '../site/market-updates/articles.ts';
import { formatReportCell } from '../site/market-updates/report-cell.ts';
import { reportValues } from '../site/market-updates/report-values.ts';
import { widePicture } from './document-context.ts';
import { contentDate } from './content-date.ts';
import type { SiteDocument } from './documents.ts';

/** Creates the PDF version of a market report. Charts are replaced by their tables. */
export const createArticleDocument = (article: Article): SiteDocument => ({
  pictures: [widePicture(article.picture)],
  render: (context) => {
    const { id, picture, keys, dateKey, sections } = article;
    const intl = context.intl as IntlShape;
    const values = reportValues(intl);
    const translate = (message: string) => context.translate(message, values);
    const date = String(values[dateKey]);
    return (
      <PdfDocument
        locale={context.locale}
        title={translate(`${id}.title`)}
        subject={translate(`${id}.description`)}
        createdAt={contentDate}
      >
        <PdfPages titleBlock={{ ...context.titleBlock, name: translate(`${id}.title`) }} header={date}>
          <Title lead={translate(`${id}.lead`)}>{translate(`${id}.headline`)}</Title>
          <Figure picture={context.getPicture(picture)} height={contentWidth / 2.5} />
          <KeyFigures id={id} keys={keys} translate={translate} />
          <Paragraph muted>{context.translate('market-updates.archived.text', { dated: date })}</Paragraph>
          {sections.map((section) => (
            <Section key={section.id} articleId={id} section={section} translate={translate} intl={intl} />
          ))}
        </PdfPages>
      </PdfDocument>
    );
  },
});

type Translate = (id: string) => string;
const numbersFromOneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function KeyFigures({ id, keys, translate }: { id: string; keys: string[]; translate: Translate }) {
  const gap = 16;
  return (
    <Row style={{ columnGap: gap, marginBottom: 12 }}>
      {keys.map((key) => (
        <View key={key} style={{ width: (contentWidth - gap * (keys.length - 1)) / keys.length }}>
          <PdfText as="figure">{translate(`${id}.key.${key}`)}</PdfText>
          <PdfText as="small" style={{ color: colors.muted }}>
            {translate(`${id}.key.${key}.text`)}
          </PdfText>
        </View>
      ))}
    </Row>
  );
}

interface SectionProps {
  articleId: string;
  section: ArticleSection;
  translate: Translate;
  intl: IntlShape;
}

function Section({ articleId, section, translate, intl }: SectionProps) {
  const { id, paragraphs, points = 0, table } = section;
  return (
    <>
      <Heading>{translate(`${articleId}.${id}`)}</Heading>
      {numbersFromOneTo(paragraphs).map((number) => (
        <Paragraph key={number}>{translate(`${articleId}.${id}.${number}`)}</Paragraph>
      ))}
      {points > 0 && (
        <Points items={numbersFromOneTo(points).map((number) => translate(`${articleId}.${id}.point.${number}`))} />
      )}
      {table && <ReportFigures table={table} translate={translate} intl={intl} />}
    </>
  );
}

function ReportFigures({ table, translate, intl }: { table: ReportTable; translate: Translate; intl: IntlShape }) {
  const { caption, columns, source, rows } = table;
  const [nameColumn, ...figureColumns] = columns;
  type TableRow = ReportTable['rows'][number];
  return (
    <View wrap={false} style={{ marginTop: 8 }}>
      <PdfText bold style={{ marginBottom: 6 }}>
        {translate(caption)}
      </PdfText>
      <Table<TableRow>
        rows={rows}
        columns={[
          { id: nameColumn, title: translate(nameColumn), share: 2, cell: ({ name }) => translate(name) },
          ...figureColumns.map((column, index) => ({
            id: column,
            title: translate(column),
            share: 1.2,
            figure: true,
            dir: 'ltr' as const,
            cell: ({ cells }: TableRow) => formatReportCell(intl, cells[index] ?? 0),
          })),
        ]}
      />
      <PdfText as="small" style={{ color: colors.muted, marginTop: 5 }}>
        {translate(source)}
      </PdfText>
    </View>
  );
}
