import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from './panel.tsx';

export interface Bar {
  name: string;
  count: number;
  /** Count in the previous period; undefined without a comparison. */
  before?: number;
  /** Link to the requests. */
  to?: string;
}

/** A bar chart of counts; a mark on each bar shows the count of the previous period. */
export function ShareBars({ title, bars }: { title: string; bars?: Bar[] }) {
  const highest = Math.max(1, ...(bars ?? []).flatMap(({ count, before }) => [count, before ?? 0]));
  const toWidth = (count: number) => `${(count / highest) * 100}%`;
  return (
    <Panel title={title}>
      {bars?.length === 0 && (
        <chakra.p px={{ base: '4', md: '5' }} color="fg.subtle">
          <FormattedMessage id="analytics.none" />
        </chakra.p>
      )}
      <ul>
        {bars?.map(({ name, count, before, to }) => (
          <li key={name}>
            <BarRow to={to}>
              <chakra.span color="fg.muted" truncate title={name}>
                {name}
              </chakra.span>
              <chakra.span position="relative" h="2" aria-hidden>
                <chakra.span
                  display="block"
                  h="full"
                  bg="chart.1"
                  borderEndRadius="2px"
                  style={{ width: toWidth(count) }}
                />
                {before !== undefined && (
                  <chakra.span
                    position="absolute"
                    top="-3px"
                    w="2px"
                    h="14px"
                    bg="chart.2"
                    boxShadow="0 0 0 1px {colors.bg}"
                    style={{ insetInlineStart: toWidth(before) }}
                  />
                )}
              </chakra.span>
              <chakra.span textAlign="end" fontVariantNumeric="tabular-nums">
                <FormattedNumber value={count} />
                {before !== undefined && (
                  <chakra.span srOnly>
                    {' '}
                    <FormattedMessage id="analytics.before" values={{ before: <FormattedNumber value={before} /> }} />
                  </chakra.span>
                )}
              </chakra.span>
            </BarRow>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '6.75rem minmax(0, 1fr) minmax(2.25rem, auto)',
  alignItems: 'center',
  gap: '2',
  minH: { base: '11', md: '1.625rem' },
  px: { base: '4', md: '5' },
  '&:is(a):hover': { bg: 'bg.subtle' },
  _focusVisible: { outlineOffset: '-2px' },
} as const;
const LinkRow = chakra(Link, { base: rowStyle });
const TextRow = chakra('div', { base: rowStyle });

function BarRow({ to, children }: { to?: string; children: ReactNode }) {
  return to ? <LinkRow to={to}>{children}</LinkRow> : <TextRow>{children}</TextRow>;
}
