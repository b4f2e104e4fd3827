import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

type Point = [x: number, y: number];

export interface CalloutPlace {
  /** Message id of the part's name. */
  label: string;
  /** On which side of the line's first point the name stands, as the picture's master is drawn. */
  words: 'left' | 'right' | 'above' | 'below';
  /** From the name to the part, which gets the dot; in px of the master. */
  line: [Point, ...Point[]];
}

interface Props extends CalloutPlace {
  sheet: { width: number; height: number };
  /** The direction of writing in which the picture is mirrored, and with it the places. */
  turned?: '_ltr' | '_rtl' | false;
}

/** A leader line that names a part in a photograph. */
export function Callout({ label, words, line, sheet, turned }: Props) {
  const [[x, y]] = line;
  const [endX, endY] = line.at(-1) ?? [x, y];
  const fromLeft = `${(x / sheet.width) * 100}%`;
  const fromTop = `${(y / sheet.height) * 100}%`;
  const onlyTurned = (css: SystemStyleObject) => (turned ? { [turned]: css } : {});

  return (
    <Box hideBelow="xl" color="white">
      <chakra.svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        position="absolute"
        inset="0"
        boxSize="full"
        fill="none"
        stroke="currentColor"
        aria-hidden
        css={onlyTurned({ transform: 'scaleX(-1)' })}
      >
        <polyline points={line.map((point) => point.join()).join(' ')} vectorEffect="non-scaling-stroke" />
        <circle cx={endX} cy={endY} r="4" fill="currentColor" stroke="none" />
      </chakra.svg>
      <Box
        position="absolute"
        width="max-content"
        textStyle="tiny"
        fontWeight="600"
        textShadow="0 0 10px rgb(0 0 0 / .8)"
        css={{ ...beside(words, 'left', fromLeft, fromTop), ...onlyTurned(beside(words, 'right', fromLeft, fromTop)) }}
      >
        <FormattedMessage id={label} />
      </Box>
    </Box>
  );
}

/** Where a name stands beside a point that lies `away` from one edge of the picture and `top` from its top. */
function beside(words: CalloutPlace['words'], edge: 'left' | 'right', away: string, top: string): SystemStyleObject {
  const between = (near: string, far: string): SystemStyleObject =>
    edge === 'left' ? { left: near, right: far } : { left: far, right: near };
  switch (words) {
    case 'left':
      return { ...between('auto', `calc(100% - ${away} + 10px)`), top, translate: '0 -50%' };
    case 'right':
      return { ...between(`calc(${away} + 10px)`, 'auto'), top, translate: '0 -50%' };
    case 'above':
      return { ...between(away, 'auto'), bottom: `calc(100% - ${top} + 6px)` };
    case 'below':
      return { ...between(away, 'auto'), top: `calc(${top} + 6px)` };
  }
}
