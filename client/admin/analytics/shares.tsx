import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { AnalyticsDimension, PeriodFiguresFragment } from '../../graphql/generated.ts';
import { dimensions, type Period } from './period.ts';
import { quotesOf, quotesWith } from './records.ts';
import { ShareBars, type Bar } from './share-bars.tsx';
import { useValueNames } from './value-names.ts';

interface Props {
  period: Period;
  figures?: PeriodFiguresFragment;
  previous?: PeriodFiguresFragment | null;
}

/** Lines of a panel; the values beyond them share the last one. */
const most = 6;

const sharesOf = (figures: PeriodFiguresFragment, by: AnalyticsDimension) =>
  ({ SOURCE: figures.bySource, LANGUAGE: figures.byLanguage, PRODUCT: figures.byProduct, COUNTRY: figures.byCountry })[
    by
  ];

/** Where requests came from, what they asked for and how long they waited: a panel each. */
export function Shares({ period, figures, previous }: Props) {
  const { formatMessage } = useIntl();
  const nameOf = useValueNames();

  function barsOf(by: AnalyticsDimension): Bar[] | undefined {
    if (!figures) return undefined;
    const before = new Map(previous && sharesOf(previous, by).map(({ value, count }) => [value, count]));
    const shares = sharesOf(figures, by);
    const alone = shares.length > most ? shares.slice(0, most - 1) : shares;
    const rest = shares.slice(alone.length);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    const known = new Set(alone.map(({ value }) => value));
    const bar = (value: string | null, values: string[], count: number, past: number): Bar => ({
      name: nameOf(by, value),
      count,
      to: quotesWith(period, by, values),
      ...(previous && { before: past }),
    });
    return [
      ...alone.map(({ value, count }) => bar(value, [value], count, before.get(value) ?? 0)),
      ...(rest.length > 0
        ? [
            bar(
              null,
              rest.map(({ value }) => value),
              sum(rest.map(({ count }) => count)),
              sum([...before].flatMap(([value, count]) => (known.has(value) ? [] : [count]))),
            ),
          ]
        : []),
    ];
  }

  const responses = figures?.responses.map(({ span, count }): Bar => ({
    name: formatMessage({ id: `responseSpan.${span}` }),
    count,
    to: quotesOf(period, { response: span }),
    ...(previous && { before: previous.responses.find((one) => one.span === span)?.count ?? 0 }),
  }));

  return (
    <Flex wrap="wrap" gap="1px" bg="border" borderBottomWidth="1px" css={{ '& > *': { flex: '1 1 14rem' } }}>
      {dimensions.map((by) => (
        <ShareBars key={by} title={`analytics.by.${by}`} bars={barsOf(by)} />
      ))}
      <ShareBars
        title="analytics.responses"
        bars={responses?.some(({ count }) => count > 0) ? responses : responses && []}
      />
    </Flex>
  );
}
