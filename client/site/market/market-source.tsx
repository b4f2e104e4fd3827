import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { findLatestUpdate, type MarketValue } from './market.ts';

const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    minHeight: '26px',
    paddingInline: '9px',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    textStyle: 'tiny',
    fontFamily: 'body',
    fontWeight: '500',
    letterSpacing: '0',
    color: 'fg',
    whiteSpace: 'nowrap',
    _rtl: { lineHeight: '1.4' },
  },
});

/** Label for values that are indicative instead of market quotes. */
export function IndicativeTag({ values }: { values: readonly MarketValue[] }) {
  if (!values.some(({ indicative }) => indicative)) return null;
  return (
    <Tag>
      <FormattedMessage id="market.indicative" />
    </Tag>
  );
}

/** Time zone of the company, so that server and browsers render the same text. */
const timeZone = 'Europe/Istanbul';

/** Date and time in the language of the page. */
export function MarketTime({ at }: { at: string }) {
  const { formatDate, formatTime } = useIntl();
  const day = formatDate(at, { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
  const hour = formatTime(at, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    <time dateTime={at}>
      <bdi>
        {day} {hour}
      </bdi>
    </time>
  );
}

/** Sources of the values, and the time of the newest one. */
export function MarketSource({ values }: { values: readonly MarketValue[] }) {
  const { formatMessage } = useIntl();
  const sources = [...new Set(values.map(({ source }) => source))];
  const [firstSource = 'reference'] = sources;
  const id = sources.length > 1 ? 'several' : firstSource;
  const source = ['reference', 'several'].includes(id) ? formatMessage({ id: `market.source.${id}` }) : firstSource;
  return (
    <Flex as="p" wrap="wrap" alignItems="center" columnGap="16" rowGap="4" textStyle="tiny" color="fg.muted">
      <span>
        <FormattedMessage id="market.source" values={{ source }} />
      </span>
      {values.length > 0 && <MarketTime at={findLatestUpdate(values)} />}
    </Flex>
  );
}
