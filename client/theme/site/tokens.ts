import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

export const breakpoints = {
  /** Larger than a phone. */
  md: '761px',
  /** Larger than a tablet in portrait. */
  lg: '1024px',
  /** The navigation fits into the header; below, there is a full-screen menu. */
  xl: '1181px',
};

/** Creates tokens in rem, named by their pixels. */
const px = (values: number[]) => Object.fromEntries(values.map((value) => [value, { value: `${value / 16}rem` }]));

/** Metric-compatible fallbacks until Vazirmatn is loaded; see theme/fonts.css. */
const vazirmatnFallbacks = '"Vazirmatn Noto fallback", "Vazirmatn DejaVu fallback", "Vazirmatn fallback"';

export const tokens = defineTokens({
  colors: {
    graphite: {
      950: { value: '#0d1012' },
      900: { value: '#14181b' },
      850: { value: '#1a1f23' },
      800: { value: '#22282d' },
      700: { value: '#313940' },
      600: { value: '#465059' },
      500: { value: '#5c6770' },
      400: { value: '#838d95' },
      300: { value: '#b5bdc3' },
      200: { value: '#d5dade' },
      150: { value: '#e3e6e8' },
      100: { value: '#eef0f1' },
    },
    paper: { value: '#f8f8f7' },
    white: { value: '#ffffff' },
    transparent: { value: 'transparent' },
    hot: {
      DEFAULT: { value: '#ff6b1a' },
      hi: { value: '#ff8540' },
      lo: { value: '#e85a0c' },
      ink: { value: '#b03c06' },
      wash: { value: '#fff0e6' },
      /** For the focus ring on dark backgrounds. */
      glow: { value: '#ffb485' },
    },
    up: { DEFAULT: { value: '#17703f' }, onDark: { value: '#5fd08e' }, wash: { value: '#e6f4ec' } },
    down: { DEFAULT: { value: '#b3261e' }, onDark: { value: '#ff8f85' }, wash: { value: '#fcebe9' } },
    input: { value: '#7b868e' },
  },
  fonts: {
    heading: { value: `Archivo, Vazirmatn, "Archivo fallback", ${vazirmatnFallbacks}, system-ui, sans-serif` },
    body: { value: `Inter, Vazirmatn, "Inter fallback", ${vazirmatnFallbacks}, system-ui, sans-serif` },
  },
  spacing: px([4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96, 104, 112, 128, 136]),
  sizes: { ...px([44, 48, 52, 56]), full: { value: '100%' }, page: { value: '82rem' } },
  radii: { control: { value: '2px' } },
  shadows: { pop: { value: '0 1px 0 rgb(13 16 18 / .04), 0 24px 56px -20px rgb(13 16 18 / .34)' } },
  durations: { fast: { value: '120ms' }, base: { value: '200ms' }, slow: { value: '420ms' }, fade: { value: '700ms' } },
  easings: { out: { value: 'cubic-bezier(.2,.7,.2,1)' }, inOut: { value: 'cubic-bezier(.6,0,.2,1)' } },
  zIndex: {
    raised: { value: 1 },
    quick: { value: 30 },
    header: { value: 40 },
    dialog: { value: 60 },
    toast: { value: 70 },
  },
});

/** A token with a second value for sections with `className="dark"`. The site has no dark mode. */
const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair('{colors.paper}', '{colors.graphite.900}'),
      panel: pair('{colors.white}', '{colors.graphite.850}'),
      sunken: pair('{colors.graphite.100}', '{colors.graphite.850}'),
    },
    fg: {
      DEFAULT: pair('{colors.graphite.900}', '#f3f4f4'),
      muted: pair('{colors.graphite.500}', '{colors.graphite.300}'),
      subtle: pair('#636e77', '#9aa4ab'),
      error: pair('{colors.down}', '{colors.down.onDark}'),
    },
    border: {
      DEFAULT: pair('{colors.graphite.200}', '#333b42'),
      strong: pair('{colors.graphite.400}', '{colors.graphite.500}'),
    },
    trend: { up: pair('{colors.up}', '{colors.up.onDark}'), down: pair('{colors.down}', '{colors.down.onDark}') },
    /** For buttons. */
    ink: {
      solid: pair('{colors.graphite.900}', '{colors.white}'),
      contrast: pair('{colors.white}', '{colors.graphite.900}'),
      hover: pair('{colors.graphite.700}', '{colors.graphite.150}'),
      active: pair('{colors.graphite.700}', '{colors.graphite.150}'),
    },
    hot: {
      solid: { value: '{colors.hot}' },
      contrast: { value: '{colors.graphite.950}' },
      hover: { value: '{colors.hot.hi}' },
      active: { value: '{colors.hot.lo}' },
    },
    focusRing: pair('{colors.hot.ink}', '{colors.hot.glow}'),
  },
});
