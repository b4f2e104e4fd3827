import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { enumNames, outcomeDimensions } from '../../../common/enums.ts';
import type { OutcomeShareFragment, PeriodFiguresFragment } from '../../graphql/generated.ts';
import { Money } from '../kit/money.tsx';
import { Section } from '../kit/section.tsx';
import { Duration } from './duration.tsx';
import type { Period } from './period.ts';
import { Rate } from './rate.tsx';
import { linkToQuotes, linkToQuotesWithValues } from './record-links.ts';
import { SegmentedControl } from './segmented-control.tsx';
import { ShareBars } from './share-bars.tsx';
import { useValueNames } from './use-value-names.ts';

interface Props {
  period: Period;
  figures?: PeriodFiguresFragment;
  previous?: PeriodFiguresFragment | null;
}

const dimensions = enumNames(outcomeDimensions);
type OutcomeDimension = (typeof dimensions)[number];
const columns = ['won', 'lost', 'winRate', 'revenue', 'averageWon'] as const;

/** Maximum number of rows in the table; the spreadsheet export has all values. */
const MAX_ROWS = 12;

/** Won and lost requests with revenue and cycle time by owner, country, product or source, and the reasons of the lost ones. */
export function Outcomes({ period, figures, previous }: Props) {
  const { formatMessage } = useIntl();
  const [by, setBy] = useState<OutcomeDimension>('OWNER');
  const shares = figures && getShares(figures, by);
  return (
    <Section
      title="analytics.outcomes"
      aside={
        <SegmentedControl
          label={formatMessage({ id: 'analytics.by' })}
          options={dimensions.map((value) => ({
            value,
            label: formatMessage({ id: value === 'OWNER' ? 'owner.label' : `analytics.by.${value}` }),
          }))}
          value={by}
          onChange={setBy}
        />
      }
    >
      <Flex wrap="wrap" gap="1px" bg="border" borderBottomWidth="1px" css={{ '& > *': { bg: 'bg' } }}>
        <ScrollArea tabIndex={0} role="group" aria-label={formatMessage({ id: 'analytics.outcomes' })}>
          {shares?.length === 0 && (
            <chakra.p px={{ base: '4', md: '5' }} py="3" color="fg.subtle">
              <FormattedMessage id="analytics.outcomes.none" />
            </chakra.p>
          )}
          {shares && shares.length > 0 && (
            <table>
              <thead>
                <tr>
                  <th scope="col">
                    <FormattedMessage id={by === 'OWNER' ? 'owner.label' : `analytics.by.${by}`} />
                  </th>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      <FormattedMessage id={`analytics.${column}`} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shares.slice(0, MAX_ROWS).map((share) => (
                  <OutcomeRow key={share.value} period={period} by={by} share={share} />
                ))}
              </tbody>
            </table>
          )}
        </ScrollArea>
        <chakra.div flex="1 1 18rem" minW="0">
          <ShareBars
            title="analytics.lostReasons"
            bars={figures?.lostReasons.map(({ reason, count }) => ({
              name: formatMessage({ id: `lostReason.${reason}` }),
              count,
              to: linkToQuotes(period, { outcome: 'LOST' }),
              ...(previous && { before: previous.lostReasons.find((lost) => lost.reason === reason)?.count ?? 0 }),
            }))}
          />
        </chakra.div>
      </Flex>
    </Section>
  );
}

const getShares = (figures: PeriodFiguresFragment, by: OutcomeDimension) =>
  ({
    OWNER: figures.byOwnerOutcome,
    COUNTRY: figures.byCountryOutcome,
    PRODUCT: figures.byProductOutcome,
    SOURCE: figures.bySourceOutcome,
  })[by];

function OutcomeRow({ period, by, share }: { period: Period; by: OutcomeDimension; share: OutcomeShareFragment }) {
  const { formatMessage } = useIntl();
  const getValueName = useValueNames();
  const { value, won, lost, winRate, revenue, averageWonDays } = share;
  const name = by === 'OWNER' ? (share.name ?? formatMessage({ id: 'owner.none' })) : getValueName(by, value);
  const to =
    by === 'OWNER'
      ? linkToQuotes(period, { owner: value || 'none', status: 'CLOSED' })
      : linkToQuotesWithValues(period, by, [value]);
  return (
    <tr>
      <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
      <td>
        <FormattedNumber value={won} />
      </td>
      <td>
        <FormattedNumber value={lost} />
      </td>
      <td>
        <Rate value={winRate} />
      </td>
      <td>
        <Money value={revenue} currency="USD" />
      </td>
      <td>{averageWonDays === null ? '–' : <Duration hours={averageWonDays * 24} />}</td>
    </tr>
  );
}

const ScrollArea = chakra('div', {
  base: {
    flex: '3 1 34rem',
    minW: '0',
    overflowX: 'auto',
    '& table': { w: 'full', minW: '34rem', fontVariantNumeric: 'tabular-nums', borderCollapse: 'collapse' },
    '& :is(th, td)': {
      h: { base: '11', md: '9' },
      px: '2.5',
      textAlign: 'end',
      fontWeight: 'normal',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
    },
    '& thead th': { h: '8', textStyle: 'meta', color: 'fg.muted' },
    '& tr > th:first-of-type': { textAlign: 'start', ps: { base: '4', md: '5' } },
    '& tr > :last-child': { pe: { base: '4', md: '5' } },
    '& a': { display: 'inline-block', py: { base: '3', md: '1' } },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
