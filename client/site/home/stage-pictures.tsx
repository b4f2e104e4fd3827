import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Photograph } from '../../ui/photograph.tsx';
import { stages } from './stages.ts';

/** The pictures, one over the other. Only those that were shown are loaded and, where `more`, the one that comes next. */
export function StagePictures({ current, more }: { current: number; more: boolean }) {
  const { formatMessage } = useIntl();
  const [seen, setSeen] = useState([0]);
  if (!seen.includes(current)) setSeen([...seen, current]);
  const next = more ? (current + 1) % stages.length : undefined;

  return stages.map(({ id, picture, wide, callouts }, stage) => {
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
          sizes="(min-width: 1024px) 110vw, 180vh"
          alt={formatMessage({ id: `media.${picture}` })}
          priority={stage === 0}
          subjectAtEnd
          wide={wide}
          callouts={callouts}
        />
      </Box>
    );
  });
}
