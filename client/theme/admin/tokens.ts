import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 7.5, 8, 8.5, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22,
];

/** Sizes in steps of 4 px: step 5 is 20 px. In rem, so that they scale with the font size of the browser. */
const grid = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

const family = 'Inter, Vazirmatn, "Inter fallback", system-ui, sans-serif';

export const tokens = defineTokens({
  fonts: {
    body: { value: family },
    heading: { value: family },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, semibold: { value: '600' } },
  spacing: grid,
  sizes: {
    ...grid,
    full: { value: '100%' },
    side: { value: '14rem' },
    rail: { value: '3.5rem' },
    pane: { value: '24rem' },
    recordPane: { value: '21rem' },
    tabBar: { value: '3.75rem' },
  },
  radii: {
    sm: { value: '4px' },
    md: { value: '6px' },
    lg: { value: '8px' },
    xl: { value: '10px' },
    full: { value: '9999px' },
  },
  durations: { hover: { value: '90ms' }, float: { value: '120ms' }, arrival: { value: '2.4s' } },
  zIndex: {
    sticky: { value: 5 },
    bar: { value: 10 },
    popover: { value: 20 },
    toast: { value: 30 },
    skip: { value: 40 },
  },
});

/** Only floating elements have a shadow: a ring of 1 px and soft layers. */
export const shadows = defineSemanticTokens.shadows({
  float: {
    value: {
      base: '0 0 0 1px rgb(23 25 28 / .09), 0 4px 12px rgb(23 25 28 / .08), 0 16px 40px rgb(23 25 28 / .12)',
      _dark: '0 0 0 1px rgb(255 255 255 / .09), 0 16px 40px rgb(0 0 0 / .5)',
    },
  },
});

/** Chakra's semantic radii, from inner to outer elements. */
export const radii = defineSemanticTokens.radii({
  l1: { value: '{radii.sm}' },
  l2: { value: '{radii.md}' },
  l3: { value: '{radii.xl}' },
});

/** The side bar collapses to a rail below `lg`, and is replaced by a tab bar below `md`. */
export const breakpoints = { sm: '30rem', md: '45rem', lg: '68.75rem', xl: '90rem' };

/** Keyframes cannot contain tokens, only their CSS variables. */
export const keyframes = {
  pulse: { '50%': { opacity: 0.5 } },
  arrive: { from: { backgroundColor: 'var(--admin-colors-molten-subtle)' } },
  appear: { from: { opacity: 0, translate: '0 4px' } },
  fade: { from: { opacity: 0 } },
  leave: { to: { opacity: 0 } },
};
