import { defineTextStyles } from '@chakra-ui/react';

const rem = (pixels: number) => `${pixels / 16}rem`;

/** Creates a text style. @param size font size in pixels; in a pair, the first is for phones @param line line height in pixels */
const style = (size: number | [number, number], line: number, weight: 400 | 500 | 600, letterSpacing = '-.003em') => ({
  value: {
    fontSize: Array.isArray(size) ? { base: rem(size[0]), md: rem(size[1]) } : rem(size),
    lineHeight: rem(line),
    fontWeight: String(weight),
    letterSpacing,
  },
});

/** Text styles of the administration. Hierarchy comes from weight and three text colours rather than from more sizes. */
export const textStyles = defineTextStyles({
  ui: style([14, 13], 20, 400),
  uiStrong: style([14, 13], 20, 500),
  meta: style(12, 16, 400),
  metaStrong: style(12, 16, 500),
  read: style(14, 22, 400),
  head: style([14, 13], 20, 600),
  page: style([16, 15], 20, 600, '-.011em'),
  record: style(20, 28, 600, '-.017em'),
  figure: style(26, 32, 600, '-.022em'),
  strip: style(16, 22, 600, '-.011em'),
  tiny: style(11, 16, 500),
});
