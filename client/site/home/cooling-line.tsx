import { Box, IconButton, useSlotRecipe } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { processTemperatures } from '../../../common/business.ts';
import { languages } from '../../../common/locales.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { coolingLineRecipe } from './cooling-line.recipe.ts';
import { panelId, stages, tabId } from './stages.ts';
import type { StageShow } from './use-stage-show.ts';

/** The six stages with their temperatures, from hot to cold: tabs for the headlines above, and the clock of the show. */
export function CoolingLine({ current, playing, paused, advance, choose, toggle }: StageShow) {
  const styles = useSlotRecipe({ recipe: coolingLineRecipe })();
  const { formatMessage } = useIntl();
  const { dir } = languages[useLocale()];
  const tabs = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const stage = stageAfter(event.key, current, dir);
    if (stage === undefined) return;
    event.preventDefault();
    choose(stage);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[stage]?.focus();
  }

  return (
    <Sheet css={styles.root}>
      <Box
        ref={tabs}
        role="tablist"
        css={styles.line}
        aria-label={formatMessage({ id: 'home.way' })}
        onKeyDown={onKeyDown}
      >
        {stages.map(({ id }, stage) => (
          <Box
            as="button"
            key={id}
            role="tab"
            id={tabId(id)}
            aria-controls={panelId(id)}
            aria-selected={stage === current}
            tabIndex={stage === current ? 0 : -1}
            css={styles.stage}
            onClick={() => choose(stage)}
          >
            {stage === current && (
              <Box css={styles.clock} data-playing={playing || undefined} onAnimationEnd={advance} />
            )}
            <Box as="span" css={styles.temperature}>
              <bdi dir="ltr">
                <FormattedNumber value={processTemperatures[id]} />
                <Box as="span" css={styles.unit}>
                  {' °C'}
                </Box>
              </bdi>
            </Box>
            <Box as="span" css={styles.name}>
              <FormattedMessage id={`home.${id}`} />
            </Box>
          </Box>
        ))}
      </Box>
      <IconButton
        variant="outline"
        css={styles.pause}
        onClick={toggle}
        aria-label={formatMessage({ id: paused ? 'home.play' : 'home.pause' })}
      >
        {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
      </IconButton>
    </Sheet>
  );
}

/** Where a key leads from a stage: arrows go along the line as it is drawn, and around its ends. */
function stageAfter(key: string, current: number, dir: 'ltr' | 'rtl'): number | undefined {
  const last = stages.length - 1;
  const onwards = dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const backwards = dir === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case onwards:
      return current === last ? 0 : current + 1;
    case backwards:
      return current === 0 ? last : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
  }
}
