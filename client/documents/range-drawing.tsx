import { Path, Svg, Text } from '@react-pdf/renderer';
import { scaleLinear } from 'd3-scale';
import { fontStacks } from '../../common/print/fonts.ts';
import { colors } from '../../common/print/styles.ts';
import { toPrintableText } from '../../common/print/printable-text.ts';
import { useDirection } from '../../common/print/text.tsx';

interface Props {
  min: number;
  max: number;
  /** Maximum of special versions, drawn as a dashed extension. */
  special?: number;
  /** Ticks of the axis, which begins with the first and ends with the last one. */
  ticks: readonly number[];
  format: (value: number) => string;
}

/** Width of the view box; the drawing scales to its column. */
const width = 210;

/** A range drawn to scale over an axis; the PDF version of client/ui/range-scale.tsx. */
export function RangeDrawing({ min, max, special, ticks, format }: Props) {
  const dir = useDirection();
  const [from = 0, to = 0] = [ticks[0], ticks.at(-1)];
  const toX = scaleLinear([from, to], [4, width - 4]);
  const [left, right] = [toX(min), toX(max)];
  return (
    <Svg viewBox={`0 2 ${width} 24`} style={{ width, height: 24 }}>
      <Path
        d={`M4 15H${width - 4}${ticks.map((tick) => `M${toX(tick)} 15v3`).join('')}`}
        stroke={colors.strong}
        strokeWidth={0.6}
      />
      {ticks.map((tick) => (
        <Text
          key={tick}
          x={toX(tick)}
          y={25}
          textAnchor={tick === from ? 'start' : tick === to ? 'end' : 'middle'}
          style={{ fontFamily: fontStacks[dir].body, fontSize: 6, fill: colors.muted }}
        >
          {toPrintableText(format(tick), 'ltr')}
        </Text>
      ))}
      <Path d={`M${left} 4v11M${right} 4v11M${left} 9H${right}`} stroke={colors.text} strokeWidth={0.8} />
      <Path d={`M${left} 9l5-1.9v3.8zM${right} 9l-5-1.9v3.8z`} fill={colors.text} />
      {special !== undefined && (
        <Path
          d={`M${right} 9H${toX(special)}M${toX(special)} 4v11`}
          stroke={colors.text}
          strokeWidth={0.8}
          strokeDasharray="2.5 2.5"
        />
      )}
    </Svg>
  );
}
