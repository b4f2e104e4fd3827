import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MarketSeriesRowFragment } from '../../graphql/generated.ts';
import { useIsAdmin } from '../session/session.ts';
import { AttentionMark } from '../kit/attention-mark.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { Section } from '../kit/section.tsx';
import { JumpDialog, type PendingJump } from './jump-dialog.tsx';
import type { Source } from './sources.tsx';
import { useMarketFormat } from './use-market-format.ts';

interface Props {
  sources?: readonly Source[];
  series?: readonly MarketSeriesRowFragment[];
  onAccepted: () => void;
}

/**
 * Values that were refused because they jumped too far. A user checks and accepts them. Renders nothing when there are
 * none.
 */
export function PendingJumps({ sources = [], series = [], onAccepted }: Props) {
  const [selectedJump, setSelectedJump] = useState<PendingJump>();
  const canEdit = useIsAdmin();
  const { getSeriesName, formatValue, formatPercentChange } = useMarketFormat();
  const pendingJumps = sources.flatMap(({ name, refused }) =>
    refused.flatMap(({ symbol, jump }): PendingJump[] => {
      const jumpSeries = series.find((candidate) => candidate.symbol === symbol);
      return jump && jumpSeries ? [{ source: name, series: jumpSeries, ...jump }] : [];
    }),
  );
  if (pendingJumps.length === 0) return null;
  return (
    <Section title="desk.jumps" note={<AttentionMark>{pendingJumps.length}</AttentionMark>}>
      <chakra.ul>
        {pendingJumps.map((jump) => (
          <Flex
            as="li"
            key={`${jump.source} ${jump.series.symbol}`}
            align="center"
            gap="3"
            px={{ base: '4', md: '5' }}
            py="2"
            borderBottomWidth="1px"
            borderColor="border.subtle"
          >
            <chakra.span flex="1" minW="0">
              <chakra.span display="block" fontWeight="medium">
                {getSeriesName(jump.series)}
              </chakra.span>
              <chakra.span textStyle="meta" color="fg.muted">
                <FormattedMessage
                  id="desk.jump.text"
                  values={{
                    before: formatValue(jump.series, jump.before),
                    value: formatValue(jump.series, jump.value),
                    change: formatPercentChange(100 * (jump.value / jump.before - 1)),
                    since: <RelativeTime key="since" at={jump.since} color="inherit" />,
                  }}
                />
              </chakra.span>
            </chakra.span>
            {canEdit && (
              <Button onClick={() => setSelectedJump(jump)}>
                <FormattedMessage id="desk.jump.accept" />
              </Button>
            )}
          </Flex>
        ))}
      </chakra.ul>
      {selectedJump && (
        <JumpDialog jump={selectedJump} onAccepted={onAccepted} onClose={() => setSelectedJump(undefined)} />
      )}
    </Section>
  );
}
