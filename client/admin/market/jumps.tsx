import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MarketSeriesRowFragment } from '../../graphql/generated.ts';
import { useCanEdit } from '../session/session.ts';
import { Need } from '../kit/need.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { Section } from '../kit/section.tsx';
import { JumpDialog, type WaitingJump } from './jump-dialog.tsx';
import type { Source } from './sources.tsx';
import { useMarketWords } from './use-market-words.ts';

interface Props {
  sources?: readonly Source[];
  series?: readonly MarketSeriesRowFragment[];
  onAccepted: () => void;
}

/** Values that were refused for going too far in one step: a person looks whether they are true. Nothing where there are none. */
export function Jumps({ sources = [], series = [], onAccepted }: Props) {
  const [chosen, setChosen] = useState<WaitingJump>();
  const canEdit = useCanEdit();
  const { nameOf, valueOf, changeOf } = useMarketWords();
  const waiting = sources.flatMap(({ name, refused }) =>
    refused.flatMap(({ symbol, jump }): WaitingJump[] => {
      const about = series.find((one) => one.symbol === symbol);
      return jump && about ? [{ source: name, series: about, ...jump }] : [];
    }),
  );
  if (waiting.length === 0) return null;
  return (
    <Section title="desk.jumps" note={<Need>{waiting.length}</Need>}>
      <chakra.ul>
        {waiting.map((jump) => (
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
                {nameOf(jump.series)}
              </chakra.span>
              <chakra.span textStyle="meta" color="fg.muted">
                <FormattedMessage
                  id="desk.jump.text"
                  values={{
                    before: valueOf(jump.series, jump.before),
                    value: valueOf(jump.series, jump.value),
                    change: changeOf(100 * (jump.value / jump.before - 1)),
                    since: <RelativeTime key="since" at={jump.since} color="inherit" />,
                  }}
                />
              </chakra.span>
            </chakra.span>
            {canEdit && (
              <Button onClick={() => setChosen(jump)}>
                <FormattedMessage id="desk.jump.accept" />
              </Button>
            )}
          </Flex>
        ))}
      </chakra.ul>
      {chosen && <JumpDialog jump={chosen} onAccepted={onAccepted} onClose={() => setChosen(undefined)} />}
    </Section>
  );
}
