import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatNumber } from '../../../common/market/format.ts';
import type { PreviewPriceSheetMutation } from '../../graphql/generated.ts';
import { useFaultWords } from './fault-words.ts';
import { useMarketWords } from './use-market-words.ts';

type Line = PreviewPriceSheetMutation['previewPriceSheet']['lines'][number];

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

const heads = [
  ['line', 'figure'],
  ['series', ''],
  ['before', 'figure'],
  ['after', 'figure'],
  ['change', 'figure'],
  ['note', ''],
] as const;

/** What a sheet would do, a line each: what is wrong with it, or from what to what a series would go. */
export function SheetPreview({ lines }: { lines: readonly Line[] }) {
  const { locale, formatMessage } = useIntl();
  const { changeOf } = useMarketWords();
  const say = useFaultWords();
  const written = (value: number | null) => (value === null ? '–' : formatNumber(value, locale, { min: 2, max: 4 }));
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
            {heads.map(([name, className]) => (
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
              <td className="figure">{written(before)}</td>
              <td className="figure">{written(value)}</td>
              <td className="figure">{changePercent === null ? '–' : changeOf(changePercent)}</td>
              <td>
                {fault ? say({ ...fault, symbol: null }) : <Note past={past} first={before === null} jump={jump} />}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.div>
  );
}

function Note({ past, first, jump }: { past: boolean; first: boolean; jump: boolean }) {
  const id = past ? 'desk.sheet.past' : first ? 'desk.sheet.first' : jump ? 'desk.fault.JUMP' : undefined;
  return id ? <FormattedMessage id={id} /> : null;
}
