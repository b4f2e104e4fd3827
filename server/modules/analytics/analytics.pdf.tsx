import { Path, Svg, View } from '@react-pdf/renderer';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { enumName, analyticsDimensions, outcomeDimensions, type OutcomeDimension } from '../../../common/enums.ts';
import { Heading, Paragraph, Table, Title } from '../../../common/print/blocks.tsx';
import { colors, contentWidth } from '../../../common/print/styles.ts';
import { renderPdf } from '../../../common/print/render-pdf.ts';
import { PdfDocument, PdfPages } from '../../../common/print/pdf-document.tsx';
import { computeOutcomes } from './analytics.formulas.ts';
import { cardFigures, countReason, mailFigures, namesOf, rateFigures, type Report } from './analytics.report.ts';
import { countByDay, countByValue } from './conversion-analytics.service.ts';
import { intl, translate, formatDay, translateOutcomeValue, translateValue } from './report.words.ts';

/** Renders an analytics report as a PDF file. */
export const renderAnalyticsPdf = (report: Report, createdAt: Date): Promise<Buffer> =>
  renderPdf(createAnalyticsDocument(report, createdAt));

interface FigureRow {
  name: string;
  current: string;
  previous: string;
}

/** Maximum number of rows in the table of each dimension; the spreadsheet export has all values. */
const MAX_VALUES = 10;

function createAnalyticsDocument(report: Report, createdAt: Date) {
  const { analytics, previous, campaigns } = report;
  const [from, to] = [formatDay(analytics.fromDay), formatDay(analytics.toDay)];
  const titleBlock = {
    company: translate('company'),
    phone: translate('phone'),
    email: translate('email'),
    document: translate('document'),
    page: translate('sheet'),
    name: translate('title'),
    formatPageNumber: (page: number, pages: number) => translate('count', { page, pages }),
  };
  const dailyTotals = countByDay(analytics.facts).map(({ total }) => total);
  const previousDailyTotals = countByDay(previous.facts).map(({ total }) => total);

  return (
    <PdfDocument
      locale="tr"
      title={`${translate('title')}, ${translate('period', { from, to })}`}
      createdAt={createdAt}
    >
      <PdfPages titleBlock={titleBlock} header={translate('period', { from, to })}>
        <Title
          lead={translate('lead', {
            from,
            to,
            previousFrom: formatDay(previous.fromDay),
            previousTo: formatDay(previous.toDay),
          })}
        >
          {translate('title')}
        </Title>
        <FigureTable
          title="column.name"
          rows={namesOf(cardFigures).map((name) =>
            toFigureRow(name, analytics[name], previous[name], cardFigures[name]),
          )}
        />
        <View style={{ height: 6 }} />
        {describeRevenueAssumptions(report).map((text) => (
          <Paragraph key={text} muted>
            {text}
          </Paragraph>
        ))}
        <Heading>{translate('section.dailyRequests')}</Heading>
        <TimeSeriesChart current={dailyTotals} previous={previousDailyTotals} />
        <Paragraph muted>
          {translate('course.key', { highest: dailyTotals.reduce((highest, total) => Math.max(highest, total), 0) })}
        </Paragraph>
        <Heading>{translate('section.funnel')}</Heading>
        <Table
          rows={analytics.funnel.map((stage, index) => ({ ...stage, previousCount: previous.funnel[index]!.count }))}
          columns={[
            {
              id: 'name',
              title: translate('column.name'),
              share: 4,
              cell: ({ status }) => translate(`reachedStage.${enumName(status)}`),
            },
            {
              id: 'now',
              title: translate('column.now'),
              share: 2,
              figure: true,
              cell: ({ count }) => intl.formatNumber(count),
            },
            {
              id: 'step',
              title: translate('column.step'),
              share: 2,
              figure: true,
              cell: ({ stepRate }) => formatPercent(stepRate),
            },
            {
              id: 'before',
              title: translate('column.before'),
              share: 2,
              figure: true,
              cell: ({ previousCount }) => intl.formatNumber(previousCount),
            },
          ]}
        />
        <Heading>{translate('section.rates')}</Heading>
        <FigureTable
          title="column.name"
          rows={namesOf(rateFigures).map((name) =>
            toFigureRow(name, analytics[name], previous[name], rateFigures[name]),
          )}
        />
        {analytics.lostReasons.length > 0 && (
          <View>
            <Heading>{translate('section.lostReasons')}</Heading>
            <FigureTable
              title="section.lostReasons"
              rows={analytics.lostReasons.map(({ reason, count }) => ({
                name: translate(`lostReason.${enumName(reason)}`),
                current: intl.formatNumber(count),
                previous: intl.formatNumber(countReason(previous, reason)),
              }))}
            />
          </View>
        )}
        {outcomeDimensions.map((by) => (
          <OutcomeTable key={by} report={report} by={by} />
        ))}
        {analyticsDimensions.map((by) => {
          const previousCounts = new Map(countByValue(previous.facts, by).map(({ value, count }) => [value, count]));
          const shares = countByValue(analytics.facts, by).slice(0, MAX_VALUES);
          return (
            shares.length > 0 && (
              <View key={by}>
                <Heading>{translate(`section.${by}`)}</Heading>
                <FigureTable
                  title={`section.${by}`}
                  rows={shares.map(({ value, count }) => ({
                    name: translateValue(by, value),
                    current: intl.formatNumber(count),
                    previous: intl.formatNumber(previousCounts.get(value) ?? 0),
                  }))}
                />
              </View>
            )
          );
        })}
        <Heading>{translate('section.responses')}</Heading>
        <FigureTable
          title="section.responses"
          rows={analytics.responses.map(({ span, count }, index) => ({
            name: translate(`responseSpan.${enumName(span)}`),
            current: intl.formatNumber(count),
            previous: intl.formatNumber(previous.responses[index]!.count),
          }))}
        />
        <Heading>{translate('section.email')}</Heading>
        <FigureTable
          title="column.name"
          rows={namesOf(mailFigures).map((name) =>
            toFigureRow(name, analytics.email[name], previous.email[name], mailFigures[name]),
          )}
        />
        <Heading>{translate('section.campaigns')}</Heading>
        {campaigns.length === 0 && <Paragraph muted>{translate('campaigns.none')}</Paragraph>}
        {campaigns.length > 0 && (
          <Table
            rows={campaigns}
            columns={[
              {
                id: 'subject',
                title: translate('column.subject'),
                share: 5,
                dir: 'auto',
                cell: ({ subject }) => subject,
              },
              {
                id: 'sent',
                title: translate('column.sent'),
                share: 2,
                figure: true,
                cell: (campaign) => intl.formatNumber(campaign.sentCount),
              },
              {
                id: 'opened',
                title: translate('column.opened'),
                share: 2,
                figure: true,
                cell: (campaign) => intl.formatNumber(campaign.openedCount),
              },
              {
                id: 'clicked',
                title: translate('column.clicked'),
                share: 2,
                figure: true,
                cell: (campaign) => intl.formatNumber(campaign.clickedCount),
              },
              {
                id: 'replied',
                title: translate('column.replied'),
                share: 2,
                figure: true,
                cell: (campaign) => intl.formatNumber(campaign.repliedCount),
              },
              {
                id: 'openRate',
                title: translate('column.openRate'),
                share: 2,
                figure: true,
                cell: (campaign) => formatPercent(campaign.openRate),
              },
            ]}
          />
        )}
      </PdfPages>
    </PdfDocument>
  );
}

const FigureTable = ({ title, rows }: { title: string; rows: FigureRow[] }) => (
  <Table
    rows={rows}
    columns={[
      { id: 'name', title: translate(title), share: 5, cell: ({ name }) => name },
      { id: 'now', title: translate('column.now'), share: 3, figure: true, cell: ({ current }) => current },
      { id: 'before', title: translate('column.before'), share: 3, figure: true, cell: ({ previous }) => previous },
    ]}
  />
);

const formatPercent = (value: number): string =>
  intl.formatNumber(value / 100, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

const formatters = {
  count: (value: number) => intl.formatNumber(value),
  percent: formatPercent,
  usd: (value: number) =>
    intl.formatNumber(value, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
  hours: (value: number) => (value < 48 ? translate('hours', { value }) : translate('days', { value: value / 24 })),
  days: (value: number) => translate('days', { value }),
};

const toFigureRow = (
  name: string,
  current: number | null,
  previous: number | null,
  unit: keyof typeof formatters,
): FigureRow => ({
  name: translate(`figure.${name}`),
  current: current === null ? '–' : formatters[unit](current),
  previous: previous === null ? '–' : formatters[unit](previous),
});

/** Returns the notes on how the revenue was computed: assumed order values, conversions, and amounts without a rate. */
const describeRevenueAssumptions = ({ analytics }: Report): string[] => [
  ...(analytics.unpriced > 0
    ? [
        translate('revenue.assumed', {
          count: analytics.unpriced,
          value: formatters.usd(analytics.averageOrderValue),
        }),
      ]
    : []),
  ...analytics.revenue.flatMap(({ currency, count }) =>
    currency && currency !== 'USD' ? [translate('revenue.converted', { count, currency })] : [],
  ),
  ...analytics.unconvertedRevenue.map(({ currency, amount }) => translate('revenue.unconverted', { currency, amount })),
];

/** Won and lost requests, revenue and cycle time of each value. */
const OutcomeTable = ({ report: { analytics }, by }: { report: Report; by: OutcomeDimension }) => {
  const groups = computeOutcomes(analytics, by).slice(0, MAX_VALUES);
  if (groups.length === 0) return null;
  return (
    <View>
      <Heading>{translate(`section.outcome.${by}`)}</Heading>
      <Table
        rows={groups}
        columns={[
          { id: 'name', title: translate('column.name'), share: 4, cell: (group) => translateOutcomeValue(by, group) },
          {
            id: 'won',
            title: translate('figure.won'),
            share: 2,
            figure: true,
            cell: ({ won }) => intl.formatNumber(won),
          },
          {
            id: 'lost',
            title: translate('figure.lost'),
            share: 2,
            figure: true,
            cell: ({ lost }) => intl.formatNumber(lost),
          },
          {
            id: 'rate',
            title: translate('figure.winRate'),
            share: 2,
            figure: true,
            cell: ({ winRate }) => formatPercent(winRate),
          },
          {
            id: 'revenue',
            title: translate('figure.totalRevenue'),
            share: 3,
            figure: true,
            cell: ({ revenue }) => formatters.usd(revenue),
          },
          {
            id: 'days',
            title: translate('figure.averageWonDays'),
            share: 3,
            figure: true,
            cell: ({ averageWonDays }) => (averageWonDays === null ? '–' : formatters.days(averageWonDays)),
          },
        ]}
      />
    </View>
  );
};

const CHART_HEIGHT = 90;
const MAX_CHART_POINTS = 180;

/** A line chart of both periods by day. In a long period, each point is the mean of several days. */
function TimeSeriesChart({ current, previous }: { current: number[]; previous: number[] }) {
  const groupSize = Math.ceil(current.length / MAX_CHART_POINTS);
  const [currentPoints, previousPoints] = [groupMeans(current, groupSize), groupMeans(previous, groupSize)];
  // A single point is drawn in the middle, because scaleLinear maps the value of a domain of length 0 to the middle of the range.
  const x = scaleLinear([0, currentPoints.length - 1], [0, contentWidth]);
  const y = scaleLinear([0, Math.max(1, ...currentPoints, ...previousPoints)], [CHART_HEIGHT, 4]);
  const drawLine = line<number>((_, index) => x(index), y).digits(1);
  return (
    <View wrap={false} style={{ marginBottom: 4 }}>
      <Svg
        viewBox={`0 0 ${contentWidth} ${CHART_HEIGHT + 2}`}
        style={{ width: contentWidth, height: CHART_HEIGHT + 2 }}
      >
        <Path d={`M0 ${CHART_HEIGHT}H${contentWidth}`} stroke={colors.line} strokeWidth={0.6} />
        <Path
          d={drawLine(previousPoints) ?? ''}
          stroke={colors.strong}
          strokeWidth={0.8}
          strokeDasharray="3 3"
          fill="none"
        />
        <Path d={drawLine(currentPoints) ?? ''} stroke={colors.text} strokeWidth={1.2} fill="none" />
      </Svg>
    </View>
  );
}

/** Returns the mean of each group of consecutive values. */
function groupMeans(values: number[], groupSize: number): number[] {
  const means: number[] = [];
  for (let start = 0; start < values.length; start += groupSize) {
    const group = values.slice(start, start + groupSize);
    means.push(group.reduce((sum, value) => sum + value, 0) / group.length);
  }
  return means;
}
