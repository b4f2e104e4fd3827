import { Box, chakra, Flex, Icon } from '@chakra-ui/react';
import { CornerDownRight } from 'lucide-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PeriodFiguresFragment, QuoteStatus } from '../../graphql/generated.ts';
import { QuoteStatusMark } from '../kit/quote-status-mark.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import { Help } from './help.tsx';
import { Panel } from './panel.tsx';
import type { Period } from './period.ts';
import { Rate } from './rate.tsx';
import { quotesOf } from './records.ts';

interface Props {
  period: Period;
  figures?: PeriodFiguresFragment;
}

/** How far requests ever came, and below it the rates of where they stand now. */
export function Funnel({ period, figures }: Props) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'analytics.funnel' });
  const all = Math.max(1, figures?.funnel[0]?.count ?? 0);
  return (
    <Panel title="analytics.funnel" note={<Help of="funnel" name={title} />}>
      <Box px={{ base: '4', md: '5' }}>
        <chakra.p textStyle="meta" color="fg.subtle" mb="2">
          <FormattedMessage id="analytics.funnel.says" />
        </chakra.p>
        {!figures && <Placeholder height="40" />}
        <ol>
          {figures?.funnel.map(({ status, count, stepRate }, place) => (
            <li key={status}>
              {place > 0 && (
                <Flex align="center" gap="2" py="1" textStyle="meta" color="fg.subtle">
                  <Icon as={CornerDownRight} boxSize="3" aria-hidden />
                  <Rate value={stepRate} />
                  <FormattedMessage id="analytics.funnel.step" values={{ status }} />
                </Flex>
              )}
              <Stage to={quotesOf(period, place > 0 ? { reached: status } : {})}>
                <Mark status={status} />
                <chakra.b fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  <FormattedNumber value={count} />
                </chakra.b>
                <chakra.span gridColumn="1 / -1" h="1.5" borderRadius="2px" bg="bg.muted" overflow="hidden" aria-hidden>
                  <chakra.span
                    display="block"
                    h="full"
                    borderRadius="2px"
                    bg={status === 'CLOSED' ? 'chart.good' : 'chart.1'}
                    style={{ width: `${(count / all) * 100}%` }}
                  />
                </chakra.span>
              </Stage>
            </li>
          ))}
        </ol>
        {figures && <Snapshot period={period} figures={figures} />}
      </Box>
    </Panel>
  );
}

function Mark({ status }: { status: QuoteStatus }) {
  return (
    <Flex as="span" align="center" gap="1.5">
      <chakra.span aria-hidden>
        <QuoteStatusMark status={status} bare />
      </chakra.span>
      <FormattedMessage id={`reachedStage.${status}`} />
    </Flex>
  );
}

/** Rates by present status. The close rate is the funnel's last step: closed over quoted now would pass 100 %. */
function Snapshot({ period, figures }: Required<Props>) {
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
              <RateLink to={quotesOf(period, { status })}>{label}</RateLink>
              <Help of={name} name={label} />
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
