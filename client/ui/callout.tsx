import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

type Point = [x: number, y: number];

export interface CalloutPosition {
  /** Message id of the part's name. */
  label: string;
  /** Side of the line's first point on which the label is placed, in the unmirrored master picture. */
  labelSide: 'left' | 'right' | 'above' | 'below';
  /** From the label to the part, which gets the dot; in pixels of the master picture. */
  line: [Point, ...Point[]];
}

interface Props extends CalloutPosition {
  /** Size of the master picture. */
  master: { width: number; height: number };
  /** The text direction in which the picture is mirrored, and with it the positions. */
  mirroredIn?: '_ltr' | '_rtl' | false;
}

/** A label with a leader line to a part in a photograph. */
export function Callout({ label, labelSide, line, master, mirroredIn }: Props) {
  const [[x, y]] = line;
  const [endX, endY] = line.at(-1) ?? [x, y];
  const fromLeft = `${(x / master.width) * 100}%`;
  const fromTop = `${(y / master.height) * 100}%`;
  const onlyMirrored = (css: SystemStyleObject) => (mirroredIn ? { [mirroredIn]: css } : {});

  return (
    <Box hideBelow="xl" color="white">
      <chakra.svg
        viewBox={`0 0 ${master.width} ${master.height}`}
        position="absolute"
        inset="0"
        boxSize="full"
        fill="none"
        stroke="currentColor"
        aria-hidden
        css={onlyMirrored({ transform: 'scaleX(-1)' })}
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
        css={{
          ...labelPosition(labelSide, 'left', fromLeft, fromTop),
          ...onlyMirrored(labelPosition(labelSide, 'right', fromLeft, fromTop)),
        }}
      >
        <FormattedMessage id={label} />
      </Box>
    </Box>
  );
}

/** Returns the position of a label beside the point that is `distance` from `edge` and `top` from the top of the picture. */
function labelPosition(
  side: CalloutPosition['labelSide'],
  edge: 'left' | 'right',
  distance: string,
  top: string,
): SystemStyleObject {
  const horizontal = (near: string, far: string): SystemStyleObject =>
    edge === 'left' ? { left: near, right: far } : { left: far, right: near };
  switch (side) {
    case 'left':
      return { ...horizontal('auto', `calc(100% - ${distance} + 10px)`), top, translate: '0 -50%' };
    case 'right':
      return { ...horizontal(`calc(${distance} + 10px)`, 'auto'), top, translate: '0 -50%' };
    case 'above':
      return { ...horizontal(distance, 'auto'), bottom: `calc(100% - ${top} + 6px)` };
    case 'below':
      return { ...horizontal(distance, 'auto'), top: `calc(${top} + 6px)` };
  }
}
