/** Colours of the site as documents use them; see client/theme/site/tokens.ts. */
export const colors = {
  black: '#0d1012',
  text: '#14181b',
  muted: '#5c6770',
  strong: '#838d95',
  line: '#d5dade',
  sunken: '#eef0f1',
  paper: '#ffffff',
  hot: '#ff6b1a',
  hotInk: '#b03c06',
  onDark: '#f3f4f4',
  mutedOnDark: '#b5bdc3',
  lineOnDark: '#465059',
} as const;

/** A4 in points. `frame` and `margin` are distances from the edges, `block` is the height of the title block. */
export const pageSize = { width: 595.28, height: 841.89, frame: 26, margin: 48, block: 40 } as const;
export const contentWidth = pageSize.width - 2 * pageSize.margin;

interface TextStyle {
  fontSize: number;
  lineHeight: number;
  fontWeight?: 400 | 600;
  font?: 'heading' | 'body';
}

/** Arabic script needs a larger line height, and slightly smaller sizes for headlines. */
export const textStyles = {
  cover: {
    ltr: { fontSize: 40, lineHeight: 1.06 },
    rtl: { fontSize: 34, lineHeight: 1.45 },
    fontWeight: 600,
    font: 'heading',
  },
  title: {
    ltr: { fontSize: 26, lineHeight: 1.12 },
    rtl: { fontSize: 23, lineHeight: 1.35 },
    fontWeight: 600,
    font: 'heading',
  },
  heading: {
    ltr: { fontSize: 13.5, lineHeight: 1.25 },
    rtl: { fontSize: 13, lineHeight: 1.4 },
    fontWeight: 600,
    font: 'heading',
  },
  figure: {
    ltr: { fontSize: 21, lineHeight: 1.1 },
    rtl: { fontSize: 20, lineHeight: 1.4 },
    fontWeight: 600,
    font: 'heading',
  },
  lead: {
    ltr: { fontSize: 11, lineHeight: 1.45 },
    rtl: { fontSize: 11, lineHeight: 1.65 },
    fontWeight: 400,
    font: 'body',
  },
  body: {
    ltr: { fontSize: 9.5, lineHeight: 1.5 },
    rtl: { fontSize: 9.5, lineHeight: 1.6 },
    fontWeight: 400,
    font: 'body',
  },
  small: {
    ltr: { fontSize: 8, lineHeight: 1.4 },
    rtl: { fontSize: 8, lineHeight: 1.5 },
    fontWeight: 400,
    font: 'body',
  },
  tiny: {
    ltr: { fontSize: 6.5, lineHeight: 1.4 },
    rtl: { fontSize: 7, lineHeight: 1.6 },
    fontWeight: 400,
    font: 'body',
  },
} as const satisfies Record<string, { ltr: TextStyle; rtl: TextStyle } & Pick<TextStyle, 'fontWeight' | 'font'>>;
export type TextStyleName = keyof typeof textStyles;
