import { Button, chakra, Flex } from '@chakra-ui/react';
import { Link2, Unlink } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useDisconnectMarketFeedMutation,
  type MarketDeskQuery,
  type MarketSourceState,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { useIsSuperAdmin } from '../session/session.ts';
import { useMarketFormat } from './use-market-format.ts';
import { NoSources } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Section } from '../kit/section.tsx';
import { StateMark, type Hue } from '../kit/state-mark.tsx';
import { useFaultMessage } from './use-fault-message.ts';

const FeedDialog = lazy(() => import('./feed-dialog.tsx'));

export type Source = MarketDeskQuery['marketSources'][number];

interface Props {
  /** Undefined while loading. */
  sources?: readonly Source[];
  onChanged: () => void;
}

/** The state of each market data source: last check, last success and current faults. */
export function Sources({ sources, onChanged }: Props) {
  const isSuperAdmin = useIsSuperAdmin();
  const [isConnecting, setIsConnecting] = useState(false);
  return (
    <Section
      title="desk.sources"
      aside={
        isSuperAdmin && (
          <Button size="xs" onClick={() => setIsConnecting(true)}>
            <Link2 aria-hidden />
            <FormattedMessage id="desk.connect.feed" />
          </Button>
        )
      }
    >
      {isConnecting && (
        <Suspense>
          <FeedDialog onConnected={onChanged} onClose={() => setIsConnecting(false)} />
        </Suspense>
      )}
      {!sources && <SkeletonRows height={{ base: '68px', md: '52px' }} count={2} />}
      {sources?.length === 0 && <EmptyState drawing={NoSources} message="desk.sources.none" />}
      <chakra.ul>
        {sources?.map((source) => (
          <SourceRow key={source.name} source={source} onChanged={onChanged} />
        ))}
      </chakra.ul>
    </Section>
  );
}

function SourceRow({ source, onChanged }: { source: Source; onChanged: () => void }) {
  const isSuperAdmin = useIsSuperAdmin();
  const { getSourceName } = useMarketFormat();
  const [disconnect] = useDisconnectMarketFeedMutation();
  const { connected, name, state, failures, faults, checkedAt, succeededAt, tickAt, accepted, pausedUntil, refused } =
    source;
  const { formatMessage, formatTime } = useIntl();
  const getFaultMessage = useFaultMessage();
  const shownFaults = [...faults, ...refused.filter(({ code }) => code !== 'JUMP')];
  const disconnectFeed = () =>
    disconnect({ variables: { name } }).then(
      () => {
        notify({ type: 'success', title: formatMessage({ id: 'desk.feed.disconnected' }), topic: 'market' });
        onChanged();
      },
      () => notify({ type: 'error', title: formatMessage({ id: 'desk.feed.failed' }), topic: 'market' }),
    );
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1.3fr) minmax(0, 1fr) repeat(3, 6.5rem) 4rem' }}
      columnGap="3"
      rowGap="1"
      alignItems="center"
      px={{ base: '4', md: '5' }}
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <Flex align="center" gap="2" minW="0" fontWeight="medium">
        <chakra.bdi overflowWrap="anywhere">{getSourceName(name)}</chakra.bdi>
        {connected && isSuperAdmin && (
          <IconButton
            icon={Unlink}
            label={formatMessage({ id: 'desk.feed.disconnect' }, { name })}
            onClick={() => void disconnectFeed()}
          />
        )}
      </Flex>
      <StateMark {...stateMarks[state]} label={formatMessage({ id: `desk.state.${state}` }, { failures })} />
      <Fact label="desk.source.checked">{checkedAt && <RelativeTime at={checkedAt} />}</Fact>
      <Fact label="desk.source.succeeded">{succeededAt && <RelativeTime at={succeededAt} />}</Fact>
      <Fact label="desk.source.tick">{tickAt && <RelativeTime at={tickAt} />}</Fact>
      <Fact label="desk.source.values">{accepted}</Fact>
      {(shownFaults.length > 0 || state === 'PAUSED') && (
        <chakra.ul gridColumn="1 / -1" textStyle="meta" color="fg.muted">
          {state === 'PAUSED' && pausedUntil && (
            <li>
              <FormattedMessage id="desk.state.until" values={{ time: formatTime(pausedUntil) }} />
            </li>
          )}
          {shownFaults.map((fault, index) => (
            <chakra.li key={index} overflowWrap="anywhere">
              {getFaultMessage(fault)}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex as="span" direction={{ base: 'row', md: 'column' }} columnGap="2" textStyle="meta" color="fg.subtle">
      <FormattedMessage id={label} />
      <chakra.span color="fg" fontVariantNumeric="tabular-nums">
        {children ?? <FormattedMessage id="desk.source.never" />}
      </chakra.span>
    </Flex>
  );
}

const disc = <circle cx={7} cy={7} r={4.5} fill="currentColor" />;
const stateMarks: Record<MarketSourceState, { hue: Hue; glyph: ReactNode }> = {
  WAITING: { hue: 'grey', glyph: <circle cx={7} cy={7} r={4} fill="none" stroke="currentColor" strokeWidth={1.6} /> },
  HEALTHY: { hue: 'green', glyph: disc },
  FAILING: { hue: 'straw', glyph: <path d="M7 1.5 13 12.5H1z" fill="currentColor" /> },
  PAUSED: { hue: 'red', glyph: <rect x={2.5} y={2.5} width={9} height={9} fill="currentColor" /> },
};
