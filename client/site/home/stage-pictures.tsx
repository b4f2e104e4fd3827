import { Box } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { Photograph } from '../../ui/photograph.tsx';
import { StageVideo } from './stage-video.tsx';
import { stages } from './stages.ts';
import type { StageCarousel } from './use-stage-carousel.ts';

type Props = Pick<StageCarousel, 'current' | 'isInteractive' | 'isPlaying'>;

/**
 * Pictures of the stages, stacked on each other. Loads the pictures shown so far and, once the page is interactive, the next one.
 * The video of a stage is loaded when the stage is shown, and never again after a failure.
 */
export function StagePictures({ current, isInteractive, isPlaying }: Props) {
  const { formatMessage } = useIntl();
  const [shownStages, setShownStages] = useState([0]);
  const [videoStages, setVideoStages] = useState<number[]>([]);
  const [hasVideoFailed, setHasVideoFailed] = useState(false);
  const onVideoFailure = useCallback(() => setHasVideoFailed(true), []);

  if (!shownStages.includes(current)) setShownStages([...shownStages, current]);
  if (isPlaying && stages[current]?.video && !videoStages.includes(current) && !isDataSaverOn())
    setVideoStages([...videoStages, current]);
  const next = isInteractive ? (current + 1) % stages.length : undefined;

  return stages.map(({ id, picture, video, wide, callouts }, stage) => {
    if (!shownStages.includes(stage) && stage !== next) return null;
    const isShown = stage === current;
    return (
      <Box
        key={id}
        position="absolute"
        inset="0"
        opacity={isShown ? 1 : 0}
        visibility={isShown ? 'visible' : 'hidden'}
        transition="opacity {durations.fade} linear, visibility {durations.fade}"
      >
        <Photograph
          name={picture}
          // On phones the picture fills the height and half of its width is cut off. Dark pictures look sharp at a lower resolution.
          sizes="(min-width: 1024px) 110vw, 85vh"
          alt={formatMessage({ id: `media.${picture}` })}
          priority={stage === 0}
          subjectAtEnd
          wide={wide}
          callouts={callouts}
          over={(mirrorStyles) =>
            video &&
            videoStages.includes(stage) &&
            !hasVideoFailed && (
              <StageVideo name={video} isPlaying={isPlaying && isShown} onFailure={onVideoFailure} css={mirrorStyles} />
            )
          }
        />
      </Box>
    );
  });
}

/** Whether the browser's data saver is on; only some browsers report it. */
function isDataSaverOn(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
