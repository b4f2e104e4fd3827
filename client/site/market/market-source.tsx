import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { findLatestUpdate, isExample, type MarketValue } from './market.ts';

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
    whiteSpace: 'nowrap',
    color: 'fg',
    _rtl: { lineHeight: '1.4' },
  },
});

/** States that at least one of the values is example data instead of a market price. */
export function ExampleTag({ values }: { values: readonly MarketValue[] }) {
  if (!values.some(isExample)) return null;
  return (
    <Tag>
      <FormattedMessage id={values.every(isExample) ? 'market.example' : 'market.example.some'} />
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

/** Sources of the values, and the time of the newest real one. */
export function MarketSource({ values }: { values: readonly MarketValue[] }) {
  const { formatMessage } = useIntl();
  const sources = [...new Set(values.map(({ source }) => source))];
  const [firstSource = 'example'] = sources;
  const realValues = values.filter((value) => !isExample(value));
  const id = sources.length > 1 ? 'several' : firstSource;
  const source = ['example', 'several'].includes(id) ? formatMessage({ id: `market.source.${id}` }) : firstSource;
  return (
    <Flex as="p" wrap="wrap" alignItems="center" columnGap="16" rowGap="4" textStyle="tiny" color="fg.muted">
      <span>
        <FormattedMessage id="market.source" values={{ source }} />
      </span>
      {realValues.length > 0 && <MarketTime at={findLatestUpdate(realValues)} />}
    </Flex>
  );
}
