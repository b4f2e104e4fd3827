import { Box, chakra, Flex, Icon } from '@chakra-ui/react';
import { CornerDownRight } from 'lucide-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PeriodFiguresFragment, QuoteStatus } from '../../graphql/generated.ts';
import { QuoteStatusMark } from '../kit/quote-status-mark.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import { FigureHelp } from './figure-help.tsx';
import { Panel } from './panel.tsx';
import type { Period } from './period.ts';
import { Rate } from './rate.tsx';
import { linkToQuotes } from './record-links.ts';

interface Props {
  period: Period;
  figures?: PeriodFiguresFragment;
}

/** How many requests have ever reached each stage, and below the rates by current status. */
export function Funnel({ period, figures }: Props) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'analytics.funnel' });
  const totalCount = Math.max(1, figures?.funnel[0]?.count ?? 0);
  return (
    <Panel title="analytics.funnel" note={<FigureHelp figure="funnel" label={title} />}>
      <Box px={{ base: '4', md: '5' }}>
        <chakra.p textStyle="meta" color="fg.subtle" mb="2">
          <FormattedMessage id="analytics.funnel.says" />
        </chakra.p>
        {!figures && <Placeholder height="40" />}
        <ol>
          {figures?.funnel.map(({ status, count, stepRate }, index) => (
            <li key={status}>
              {index > 0 && (
                <Flex align="center" gap="2" py="1" textStyle="meta" color="fg.subtle">
                  <Icon as={CornerDownRight} boxSize="3" aria-hidden />
                  <Rate value={stepRate} />
                  <FormattedMessage id="analytics.funnel.step" values={{ status }} />
                </Flex>
              )}
              <Stage to={linkToQuotes(period, index > 0 ? { reached: status } : {})}>
                <StageName status={status} />
                <chakra.b fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  <FormattedNumber value={count} />
                </chakra.b>
                <chakra.span gridColumn="1 / -1" h="1.5" borderRadius="2px" bg="bg.muted" overflow="hidden" aria-hidden>
                  <chakra.span
                    display="block"
                    h="full"
                    borderRadius="2px"
                    bg={status === 'CLOSED' ? 'chart.good' : 'chart.1'}
                    style={{ width: `${(count / totalCount) * 100}%` }}
                  />
                </chakra.span>
              </Stage>
            </li>
          ))}
        </ol>
        {figures && figures.won > 0 && (
          <Stage to={linkToQuotes(period, { outcome: 'WON' })} mt="1">
            <QuoteStatusMark status="CLOSED" outcome="WON" />
            <chakra.b fontWeight="semibold" fontVariantNumeric="tabular-nums">
              <FormattedNumber value={figures.won} />
            </chakra.b>
          </Stage>
        )}
        {figures && <CurrentRates period={period} figures={figures} />}
      </Box>
    </Panel>
  );
}

function StageName({ status }: { status: QuoteStatus }) {
  return (
    <Flex as="span" align="center" gap="1.5">
      <chakra.span aria-hidden>
        <QuoteStatusMark status={status} iconOnly />
      </chakra.span>
      <FormattedMessage id={`reachedStage.${status}`} />
    </Flex>
  );
}

/**
 * Rates by current status. The close rate is missing: closed divided by currently quoted requests can exceed 100 %, so
 * it is shown as the funnel's last step.
 */
function CurrentRates({ period, figures }: Required<Props>) {
  const { formatMessage } = useIntl();
  const { totalQuotes, contacted, quoted, closed, contactRate, quoteRate, conversionRate } = figures;
  const rates = [
    {
      name: 'contactRate',
      rate: contactRate,
      part: contacted,
      whole: totalQuotes,
      status: 'PENDING,CONTACTED,RESPONDED,QUOTED,CLOSED',
    },
    { name: 'quoteRate', rate: quoteRate, part: quoted, whole: contacted, status: 'QUOTED' },
    { name: 'conversionRate', rate: conversionRate, part: closed, whole: totalQuotes, status: 'CLOSED' },
  ];
  return (
    <Box mt="3" pt="2" borderTopWidth="1px">
      <chakra.h3 textStyle="metaStrong" color="fg.muted">
        <FormattedMessage id="analytics.snapshot" />
      </chakra.h3>
      <ul>
        {rates.map(({ name, rate, part, whole, status }) => {
          const label = formatMessage({ id: `analytics.${name}` });
          return (
            <Flex as="li" key={name} align="center" gap="1" minH={{ base: '11', md: '7' }}>
              <RateLink to={linkToQuotes(period, { status })}>{label}</RateLink>
              <FigureHelp figure={name} label={label} />
              <chakra.span ms="auto" textStyle="meta" color="fg.subtle" fontVariantNumeric="tabular-nums">
                <FormattedMessage id="analytics.fraction" values={{ part, whole }} />
              </chakra.span>
              <chakra.span minW="4.5rem" textAlign="end">
                <Rate value={rate} />
              </chakra.span>
            </Flex>
          );
        })}
      </ul>
    </Box>
  );
}

const Stage = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '2',
    rowGap: '1',
    py: { base: '2', md: '0.5' },
    borderRadius: 'sm',
    '&:hover > span:first-of-type': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

const RateLink = chakra(Link, {
  base: { py: { base: '3', md: '0.5' }, _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
