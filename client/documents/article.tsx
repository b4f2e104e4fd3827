import { View } from '@react-pdf/renderer';
import type { IntlShape } from 'react-intl';
import { Figure, Heading, Paragraph, Points, Table, Title } from '../../common/print/blocks.tsx';
import { contentWidth, ink } from '../../common/print/look.ts';
import { Leaf, Paper } from '../../common/print/sheet.tsx';
import { Row, Words } from '../../common/print/words.tsx';
import type { Article, ArticleSection, ReportTable } from '../site/market-updates/articles.ts';
import { cellText } from '../site/market-updates/report-cell.ts';
import { reportValues } from '../site/market-updates/report-values.ts';
import { widePicture } from './desk.ts';
import { edition } from './edition.ts';
import type { SitePaper } from './papers.ts';

/** A report as its page has it; the charts are their tables. */
export const articlePaper = (article: Article): SitePaper => ({
  pictures: [widePicture(article.picture)],
  write: (desk) => {
    const { id, picture, keys, dated, sections } = article;
    const intl = desk.intl as IntlShape;
    const values = reportValues(intl);
    const say = (message: string) => desk.say(message, values);
    const date = String(values[dated]);
    return (
      <Paper locale={desk.locale} title={say(`${id}.title`)} subject={say(`${id}.description`)} madeAt={edition}>
        <Leaf block={{ ...desk.block, name: say(`${id}.title`) }} head={date}>
          <Title lead={say(`${id}.lead`)}>{say(`${id}.headline`)}</Title>
          <Figure picture={desk.picture(picture)} height={contentWidth / 2.5} />
          <KeyFigures id={id} keys={keys} say={say} />
          <Paragraph muted>{desk.say('market-updates.archived.text', { dated: date })}</Paragraph>
          {sections.map((section) => (
            <Section key={section.id} of={id} section={section} say={say} intl={intl} />
          ))}
        </Leaf>
      </Paper>
    );
  },
});

type Say = (id: string) => string;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** What the report comes down to. */
function KeyFigures({ id, keys, say }: { id: string; keys: string[]; say: Say }) {
  const gap = 16;
  return (
    <Row style={{ columnGap: gap, marginBottom: 12 }}>
      {keys.map((key) => (
        <View key={key} style={{ width: (contentWidth - gap * (keys.length - 1)) / keys.length }}>
          <Words as="figure">{say(`${id}.key.${key}`)}</Words>
          <Words as="small" style={{ color: ink.muted }}>
            {say(`${id}.key.${key}.text`)}
          </Words>
        </View>
      ))}
    </Row>
  );
}

function Section({ of, section, say, intl }: { of: string; section: ArticleSection; say: Say; intl: IntlShape }) {
  const { id, paragraphs, points = 0, table } = section;
  return (
    <>
      <Heading>{say(`${of}.${id}`)}</Heading>
      {upTo(paragraphs).map((number) => (
        <Paragraph key={number}>{say(`${of}.${id}.${number}`)}</Paragraph>
      ))}
      {points > 0 && <Points items={upTo(points).map((number) => say(`${of}.${id}.point.${number}`))} />}
      {table && <ReportFigures table={table} say={say} intl={intl} />}
    </>
  );
}

function ReportFigures({ table, say, intl }: { table: ReportTable; say: Say; intl: IntlShape }) {
  const { caption, columns, source, rows } = table;
  const [names, ...figures] = columns;
  type Line = ReportTable['rows'][number];
  return (
    <View wrap={false} style={{ marginTop: 8 }}>
      <Words bold style={{ marginBottom: 6 }}>
        {say(caption)}
      </Words>
      <Table<Line>
        rows={rows}
        columns={[
          { id: names, title: say(names), share: 2, cell: ({ name }) => say(name) },
          ...figures.map((column, index) => ({
            ...{ id: column, title: say(column), share: 1.2, figure: true, dir: 'ltr' as const },
            cell: ({ cells }: Line) => cellText(intl, cells[index] ?? 0),
          })),
        ]}
      />
      <Words as="small" style={{ color: ink.muted, marginTop: 5 }}>
        {say(source)}
      </Words>
    </View>
  );
}
