import { Box, IconButton, useSlotRecipe } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { processTemperatures } from '../../../common/business.ts';
import { languages } from '../../../common/locales.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { stageTabsRecipe } from './stage-tabs.recipe.ts';
import { panelId, stages, tabId } from './stages.ts';
import type { StageCarousel } from './use-stage-carousel.ts';

/** Tabs of the hero carousel: the six stages with their temperatures, and the progress bar of the current stage. */
export function StageTabs({ current, isPlaying, isPaused, showNext, select, togglePause }: StageCarousel) {
  const styles = useSlotRecipe({ recipe: stageTabsRecipe })();
  const { formatMessage } = useIntl();
  const { dir } = languages[useLocale()];
  const tabs = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const stage = findTargetStage(event.key, current, dir);
    if (stage === undefined) return;
    event.preventDefault();
    select(stage);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[stage]?.focus();
  }

  return (
    <PageContainer css={styles.root}>
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
            onClick={() => select(stage)}
          >
            {stage === current && (
              <Box css={styles.timer} data-playing={isPlaying || undefined} onAnimationEnd={showNext} />
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
        onClick={togglePause}
        aria-label={formatMessage({ id: isPaused ? 'home.play' : 'home.pause' })}
      >
        {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
      </IconButton>
    </PageContainer>
  );
}

/** @returns the stage that a key selects: arrow keys follow the writing direction and wrap around; undefined for other keys */
function findTargetStage(key: string, current: number, dir: 'ltr' | 'rtl'): number | undefined {
  const last = stages.length - 1;
  const nextKey = dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const previousKey = dir === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case nextKey:
      return current === last ? 0 : current + 1;
    case previousKey:
      return current === 0 ? last : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
  }
}
