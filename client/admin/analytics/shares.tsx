import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { AnalyticsDimension, PeriodFiguresFragment } from '../../graphql/generated.ts';
import { dimensions, type Period } from './period.ts';
import { linkToQuotes, linkToQuotesWithValues } from './record-links.ts';
import { ShareBars, type Bar } from './share-bars.tsx';
import { useValueNames } from './use-value-names.ts';

interface Props {
  period: Period;
  figures?: PeriodFiguresFragment;
  previous?: PeriodFiguresFragment | null;
}

/** Maximum number of bars in a panel; when there are more values, the last bar sums up the rest. */
const MAX_BARS = 6;

const getShares = (figures: PeriodFiguresFragment, by: AnalyticsDimension) =>
  ({ SOURCE: figures.bySource, LANGUAGE: figures.byLanguage, PRODUCT: figures.byProduct, COUNTRY: figures.byCountry })[
    by
  ];

/** Panels with the shares of sources, languages, products, countries and response times. */
export function Shares({ period, figures, previous }: Props) {
  const { formatMessage } = useIntl();
  const getValueName = useValueNames();

  function createBars(by: AnalyticsDimension): Bar[] | undefined {
    if (!figures) return undefined;
    const before = new Map(previous && getShares(previous, by).map(({ value, count }) => [value, count]));
    const shares = getShares(figures, by);
    const largest = shares.length > MAX_BARS ? shares.slice(0, MAX_BARS - 1) : shares;
    const rest = shares.slice(largest.length);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    const largestValues = new Set(largest.map(({ value }) => value));
    const createBar = (value: string | null, values: string[], count: number, countBefore: number): Bar => ({
      name: getValueName(by, value),
      count,
      to: linkToQuotesWithValues(period, by, values),
      ...(previous && { before: countBefore }),
    });
    return [
      ...largest.map(({ value, count }) => createBar(value, [value], count, before.get(value) ?? 0)),
      ...(rest.length > 0
        ? [
            createBar(
              null,
              rest.map(({ value }) => value),
              sum(rest.map(({ count }) => count)),
              sum([...before].flatMap(([value, count]) => (largestValues.has(value) ? [] : [count]))),
            ),
          ]
        : []),
    ];
  }

  const responses = figures?.responses.map(({ span, count }): Bar => ({
    name: formatMessage({ id: `responseSpan.${span}` }),
    count,
    to: linkToQuotes(period, { response: span }),
    ...(previous && { before: previous.responses.find((response) => response.span === span)?.count ?? 0 }),
  }));

  return (
    <Flex wrap="wrap" gap="1px" bg="border" borderBottomWidth="1px" css={{ '& > *': { flex: '1 1 14rem' } }}>
      {dimensions.map((by) => (
        <ShareBars key={by} title={`analytics.by.${by}`} bars={createBars(by)} />
      ))}
      <ShareBars
        title="analytics.responses"
        bars={responses?.some(({ count }) => count > 0) ? responses : responses && []}
      />
    </Flex>
  );
}
