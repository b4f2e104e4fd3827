import { Box } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { Photograph } from '../../ui/photograph.tsx';
import { StageFilm } from './stage-film.tsx';
import { stages } from './stages.ts';
import type { StageShow } from './use-stage-show.ts';

type Props = Pick<StageShow, 'current' | 'interactive' | 'playing'>;

/**
 * The pictures, one over the other. Only those that were shown are loaded and, once the page is interactive, the one that comes
 * next. A stage's film is fetched when the show comes to it, and after one failure no more.
 */
export function StagePictures({ current, interactive, playing }: Props) {
  const { formatMessage } = useIntl();
  const [seen, setSeen] = useState([0]);
  const [filmed, setFilmed] = useState<number[]>([]);
  const [filmFailed, setFilmFailed] = useState(false);
  const onFilmFailure = useCallback(() => setFilmFailed(true), []);

  if (!seen.includes(current)) setSeen([...seen, current]);
  if (playing && stages[current]?.film && !filmed.includes(current) && !savesData()) setFilmed([...filmed, current]);
  const next = interactive ? (current + 1) % stages.length : undefined;

  return stages.map(({ id, picture, film, wide, callouts }, stage) => {
    if (!seen.includes(stage) && stage !== next) return null;
    const shown = stage === current;
    return (
      <Box
        key={id}
        position="absolute"
        inset="0"
        opacity={shown ? 1 : 0}
        visibility={shown ? 'visible' : 'hidden'}
        transition="opacity {durations.fade} linear, visibility {durations.fade}"
      >
        <Photograph
          name={picture}
          // A phone fills its height and shows half of the width; in the dark of a mill fewer pixels than it has are enough.
          sizes="(min-width: 1024px) 110vw, 85vh"
          alt={formatMessage({ id: `media.${picture}` })}
          priority={stage === 0}
          subjectAtEnd
          wide={wide}
          callouts={callouts}
          over={(turned) =>
            film &&
            filmed.includes(stage) &&
            !filmFailed && <StageFilm name={film} playing={playing && shown} onFailure={onFilmFailure} css={turned} />
          }
        />
      </Box>
    );
  });
}

/** Whether the visitor asked the browser to fetch less; few browsers tell. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
