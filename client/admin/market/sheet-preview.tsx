import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatNumber } from '../../../common/market/format.ts';
import type { PreviewPriceSheetMutation } from '../../graphql/generated.ts';
import { useFaultMessage } from './use-fault-message.ts';
import { useMarketFormat } from './use-market-format.ts';

type SheetLine = PreviewPriceSheetMutation['previewPriceSheet']['lines'][number];

const Table = chakra('table', {
  base: {
    width: 'full',
    '& :is(th, td)': {
      h: '8',
      px: '2',
      textAlign: 'start',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      fontWeight: 'normal',
    },
    '& thead th': { position: 'sticky', top: 0, bg: 'bg.panel', textStyle: 'meta', color: 'fg.subtle' },
    '& .figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& tr[data-fault]': { bg: 'red.subtle' },
    '& tr[data-jump]': { bg: 'straw.subtle' },
  },
});

/** Message id suffix and class name of each column. */
const columns = [
  ['line', 'figure'],
  ['series', ''],
  ['before', 'figure'],
  ['after', 'figure'],
  ['change', 'figure'],
  ['note', ''],
] as const;

/** The lines of a price sheet: the current and the new value of each series, or the fault of the line. */
export function SheetPreview({ lines }: { lines: readonly SheetLine[] }) {
  const { locale, formatMessage } = useIntl();
  const { formatPercentChange } = useMarketFormat();
  const getFaultMessage = useFaultMessage();
  const formatValue = (value: number | null) =>
    value === null ? '–' : formatNumber(value, locale, { min: 2, max: 4 });
  return (
    <chakra.div
      mt="3"
      maxH="20rem"
      overflow="auto"
      borderBlockWidth="1px"
      tabIndex={0}
      role="region"
      aria-label={formatMessage({ id: 'desk.sheet.preview' })}
    >
      <Table>
        <thead>
          <tr>
            {columns.map(([name, className]) => (
              <th key={name} scope="col" className={className}>
                <FormattedMessage id={name === 'series' ? 'desk.series.name' : `desk.sheet.${name}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, symbol, value, before, changePercent, jump, past, fault }) => (
            <tr key={line} data-fault={fault ? '' : undefined} data-jump={jump ? '' : undefined}>
              <td className="figure">{line}</td>
              <th scope="row">
                <bdi>{symbol || '–'}</bdi>
              </th>
              <td className="figure">{formatValue(before)}</td>
              <td className="figure">{formatValue(value)}</td>
              <td className="figure">{changePercent === null ? '–' : formatPercentChange(changePercent)}</td>
              <td>
                {fault ? (
                  getFaultMessage({ ...fault, symbol: null })
                ) : (
                  <LineNote isPast={past} isFirst={before === null} isJump={jump} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.div>
  );
}

interface LineNoteProps {
  /** The line is older than the current value of the series. */
  isPast: boolean;
  /** The series has no value yet. */
  isFirst: boolean;
  /** The value differs too much from the last one. */
  isJump: boolean;
}

function LineNote({ isPast, isFirst, isJump }: LineNoteProps) {
  const id = isPast ? 'desk.sheet.past' : isFirst ? 'desk.sheet.first' : isJump ? 'desk.fault.JUMP' : undefined;
  return id ? <FormattedMessage id={id} /> : null;
}
