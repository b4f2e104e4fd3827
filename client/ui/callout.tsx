import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

type Point = [x: number, y: number];

export interface CalloutPlace {
  /** Message id of the part's name. */
  label: string;
  /** Message id of a second line. */
  detail?: string;
  /** Where the words begin, in px of the picture's master. */
  at: Point;
  /** From the words to the part, which gets the dot. */
  line: Point[];
}

interface Props extends CalloutPlace {
  sheet: { width: number; height: number };
  /** The direction of writing in which the picture is mirrored, and with it the places. */
  turned?: '_ltr' | '_rtl' | '' | false;
}

/** A leader line that names a part in a photograph. */
export function Callout({ label, detail, at: [x, y], line, sheet, turned }: Props) {
  const left = `${(x / sheet.width) * 100}%`;
  const end = line.at(-1);
  return (
    <Box hideBelow="xl" color="white" textStyle="tiny" fontWeight="500" textShadow="0 0 10px rgb(0 0 0 / .8)">
      <chakra.svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        position="absolute"
        inset="0"
        boxSize="full"
        fill="none"
        stroke="currentColor"
        aria-hidden
        css={turned ? { [turned]: { transform: 'scaleX(-1)' } } : {}}
      >
        <polyline points={line.map((point) => point.join()).join(' ')} vectorEffect="non-scaling-stroke" />
        {end && <circle cx={end[0]} cy={end[1]} r="4" fill="currentColor" stroke="none" />}
      </chakra.svg>
      <Box
        position="absolute"
        top={`${(y / sheet.height) * 100}%`}
        left={left}
        css={turned ? { [turned]: { left: 'auto', right: left } } : {}}
      >
        <Box as="b" display="block" fontWeight="600">
          <FormattedMessage id={label} />
        </Box>
        {detail && <FormattedMessage id={detail} />}
      </Box>
    </Box>
  );
}
