import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { newestOf, type MarketValue } from './market.ts';

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

/** Says that values are no market's; nothing where they are. */
export function IndicativeTag({ values }: { values: readonly MarketValue[] }) {
  if (!values.some(({ indicative }) => indicative)) return null;
  return (
    <Tag>
      <FormattedMessage id="market.indicative" />
    </Tag>
  );
}

/** The time zone of the house, so that a page says the same wherever it is made and read. */
const timeZone = 'Europe/Istanbul';

/** An instant with hour and minute, in the language of the page. */
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

/** Who published some values and when. */
export function MarketSource({ values }: { values: readonly MarketValue[] }) {
  const { formatMessage } = useIntl();
  const sources = [...new Set(values.map(({ source }) => source))];
  const [only = 'reference'] = sources;
  const id = sources.length > 1 ? 'several' : only;
  const source = ['reference', 'several'].includes(id) ? formatMessage({ id: `market.source.${id}` }) : only;
  return (
    <Flex as="p" wrap="wrap" alignItems="center" columnGap="16" rowGap="4" textStyle="tiny" color="fg.muted">
      <span>
        <FormattedMessage id="market.source" values={{ source }} />
      </span>
      {values.length > 0 && <MarketTime at={newestOf(values)} />}
    </Flex>
  );
}
