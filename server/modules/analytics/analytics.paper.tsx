import { Path, Svg, View } from '@react-pdf/renderer';
import { enumName } from '../../../common/enums.ts';
import { Heading, Paragraph, Table, Title } from '../../../common/print/blocks.tsx';
import { contentWidth, ink } from '../../../common/print/look.ts';
import { print } from '../../../common/print/print.ts';
import { Leaf, Paper } from '../../../common/print/sheet.tsx';
import { dimensions } from './analytics.enums.ts';
import { cardFigures, mailFigures, namesOf, rateFigures, type Report } from './analytics.report.ts';
import { dailyCounts, sharesOf } from './conversion-analytics.service.ts';
import { intl, say, sayDay, sayValue } from './report.words.ts';

/** The report as a PDF file. */
export const analyticsPdf = (report: Report, madeAt: Date): Promise<Buffer> => print(analyticsPaper(report, madeAt));

interface Figure {
  name: string;
  now: string;
  before: string;
}

/** Values that a table shows of each dimension; the file for spreadsheets has all of them. */
const mostValues = 10;

function analyticsPaper(report: Report, madeAt: Date) {
  const { analytics, previous, campaigns } = report;
  const [from, to] = [sayDay(analytics.fromDay), sayDay(analytics.toDay)];
  const block = {
    ...{
      company: say('company'),
      phone: say('phone'),
      email: say('email'),
      document: say('document'),
      sheet: say('sheet'),
    },
    name: say('title'),
    count: (page: number, pages: number) => say('count', { page, pages }),
  };
  const days = dailyCounts(analytics.facts).map(({ total }) => total);
  const daysBefore = dailyCounts(previous.facts).map(({ total }) => total);

  return (
    <Paper locale="tr" title={`${say('title')}, ${say('period', { from, to })}`} madeAt={madeAt}>
      <Leaf block={block} head={say('period', { from, to })}>
        <Title
          lead={say('lead', { from, to, previousFrom: sayDay(previous.fromDay), previousTo: sayDay(previous.toDay) })}
        >
          {say('title')}
        </Title>
        <Figures
          title="column.name"
          rows={namesOf(cardFigures).map((name) => figure(name, analytics[name], previous[name], cardFigures[name]))}
        />
        <View style={{ height: 6 }} />
        {assumptions(report).map((text) => (
          <Paragraph key={text} muted>
            {text}
          </Paragraph>
        ))}
        <Heading>{say('section.course')}</Heading>
        <Course now={days} before={daysBefore} />
        <Paragraph muted>
          {say('course.key', { highest: days.reduce((most, day) => Math.max(most, day), 0) })}
        </Paragraph>
        <Heading>{say('section.funnel')}</Heading>
        <Table
          rows={analytics.funnel.map((stage, place) => ({ ...stage, before: previous.funnel[place]!.count }))}
          columns={[
            {
              id: 'name',
              title: say('column.name'),
              share: 4,
              cell: ({ status }) => say(`reachedStage.${enumName(status)}`),
            },
            {
              id: 'now',
              title: say('column.now'),
              share: 2,
              figure: true,
              cell: ({ count }) => intl.formatNumber(count),
            },
            {
              id: 'step',
              title: say('column.step'),
              share: 2,
              figure: true,
              cell: ({ stepRate }) => percent(stepRate),
            },
            {
              id: 'before',
              title: say('column.before'),
              share: 2,
              figure: true,
              cell: ({ before }) => intl.formatNumber(before),
            },
          ]}
        />
        <Heading>{say('section.rates')}</Heading>
        <Figures
          title="column.name"
          rows={namesOf(rateFigures).map((name) => figure(name, analytics[name], previous[name], rateFigures[name]))}
        />
        {dimensions.map((by) => {
          const before = new Map(sharesOf(previous.facts, by).map(({ value, count }) => [value, count]));
          const shares = sharesOf(analytics.facts, by).slice(0, mostValues);
          return (
            shares.length > 0 && (
              <View key={by}>
                <Heading>{say(`section.${by}`)}</Heading>
                <Figures
                  title={`section.${by}`}
                  rows={shares.map(({ value, count }) => ({
                    name: sayValue(by, value),
                    now: intl.formatNumber(count),
                    before: intl.formatNumber(before.get(value) ?? 0),
                  }))}
                />
              </View>
            )
          );
        })}
        <Heading>{say('section.responses')}</Heading>
        <Figures
          title="section.responses"
          rows={analytics.responses.map(({ span, count }, place) => ({
            name: say(`responseSpan.${enumName(span)}`),
            now: intl.formatNumber(count),
            before: intl.formatNumber(previous.responses[place]!.count),
          }))}
        />
        <Heading>{say('section.email')}</Heading>
        <Figures
          title="column.name"
          rows={namesOf(mailFigures).map((name) =>
            figure(name, analytics.email[name], previous.email[name], mailFigures[name]),
          )}
        />
        <Heading>{say('section.campaigns')}</Heading>
        {campaigns.length === 0 && <Paragraph muted>{say('campaigns.none')}</Paragraph>}
        {campaigns.length > 0 && (
          <Table
            rows={campaigns}
            columns={[
              { id: 'subject', title: say('column.subject'), share: 5, dir: 'auto', cell: ({ subject }) => subject },
              {
                id: 'sent',
                title: say('column.sent'),
                share: 2,
                figure: true,
                cell: (one) => intl.formatNumber(one.sentCount),
              },
              {
                id: 'opened',
                title: say('column.opened'),
                share: 2,
                figure: true,
                cell: (one) => intl.formatNumber(one.openedCount),
              },
              {
                id: 'clicked',
                title: say('column.clicked'),
                share: 2,
                figure: true,
                cell: (one) => intl.formatNumber(one.clickedCount),
              },
              {
                id: 'replied',
                title: say('column.replied'),
                share: 2,
                figure: true,
                cell: (one) => intl.formatNumber(one.repliedCount),
              },
              {
                id: 'openRate',
                title: say('column.openRate'),
                share: 2,
                figure: true,
                cell: (one) => percent(one.openRate),
              },
            ]}
          />
        )}
      </Leaf>
    </Paper>
  );
}

const Figures = ({ title, rows }: { title: string; rows: Figure[] }) => (
  <Table
    rows={rows}
    columns={[
      { id: 'name', title: say(title), share: 5, cell: ({ name }) => name },
      { id: 'now', title: say('column.now'), share: 3, figure: true, cell: ({ now }) => now },
      { id: 'before', title: say('column.before'), share: 3, figure: true, cell: ({ before }) => before },
    ]}
  />
);

const percent = (value: number): string =>
  intl.formatNumber(value / 100, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

const written = {
  count: (value: number) => intl.formatNumber(value),
  percent,
  usd: (value: number) =>
    intl.formatNumber(value, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
  hours: (value: number) => (value < 48 ? say('hours', { value }) : say('days', { value: value / 24 })),
  days: (value: number) => say('days', { value }),
};

const figure = (name: string, now: number | null, before: number | null, unit: keyof typeof written): Figure => ({
  name: say(`figure.${name}`),
  now: now === null ? '–' : written[unit](now),
  before: before === null ? '–' : written[unit](before),
});

/** What the revenue assumes. */
const assumptions = ({ analytics }: Report): string[] => {
  const assumed = analytics.revenue.filter(({ rate }) => rate === null).reduce((sum, { count }) => sum + count, 0);
  return [
    ...(assumed > 0
      ? [say('revenue.assumed', { count: assumed, value: written.usd(analytics.averageOrderValue) })]
      : []),
    ...analytics.revenue.flatMap(({ currency, count, rate, indicative }) =>
      currency && currency !== 'USD' && rate !== null
        ? [say('revenue.converted', { count, currency, rate, indicative: String(indicative) })]
        : [],
    ),
  ];
};

const chart = { height: 90, points: 180 };

/** Both periods, day by day; of very many days a point is the mean of several. */
function Course({ now, before }: { now: number[]; before: number[] }) {
  const group = Math.ceil(now.length / chart.points);
  const [lines, past] = [now, before].map((days) => means(days, group));
  const highest = [...lines!, ...past!].reduce((most, value) => Math.max(most, value), 1);
  const path = (values: number[]) =>
    values
      .map((value, place) => {
        const across = values.length > 1 ? (place / (values.length - 1)) * contentWidth : contentWidth / 2;
        return `${place === 0 ? 'M' : 'L'}${across.toFixed(1)} ${(chart.height - (value / highest) * (chart.height - 4)).toFixed(1)}`;
      })
      .join('');
  return (
    <View wrap={false} style={{ marginBottom: 4 }}>
      <Svg
        viewBox={`0 0 ${contentWidth} ${chart.height + 2}`}
        style={{ width: contentWidth, height: chart.height + 2 }}
      >
        <Path d={`M0 ${chart.height}H${contentWidth}`} stroke={ink.line} strokeWidth={0.6} />
        <Path d={path(past!)} stroke={ink.strong} strokeWidth={0.8} strokeDasharray="3 3" fill="none" />
        <Path d={path(lines!)} stroke={ink.text} strokeWidth={1.2} fill="none" />
      </Svg>
    </View>
  );
}

function means(values: number[], group: number): number[] {
  const found: number[] = [];
  for (let start = 0; start < values.length; start += group) {
    const part = values.slice(start, start + group);
    found.push(part.reduce((sum, value) => sum + value, 0) / part.length);
  }
  return found;
}
