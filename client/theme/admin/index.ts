import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors } from './colors.ts';
import { button, field, input, kbd, link } from './controls.ts';
import { checkbox, nativeSelect, textarea } from './form.ts';
import { badge, skeleton, tag } from './marks.ts';
import { combobox, datePicker, dialog, listbox, menu, toast, tooltip } from './overlays.ts';
import { textStyles } from './text.ts';
import { breakpoints, keyframes, radii, shadows, tokens } from './tokens.ts';

/**
 * The Chakra system of the administration. It has only the tokens and recipes that its screens use, to keep the CSS small. The class
 * `dark` on `html` selects the dark theme.
 */
export const adminSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'admin',
    globalCss: {
      '*': { '--global-color-border': 'colors.border' },
      html: {
        colorPalette: 'grey',
        bg: 'bg',
        color: 'fg',
        fontFamily: 'body',
        fontFeatureSettings: '"calt", "case"',
        colorScheme: 'light',
      },
      '.dark': { colorScheme: 'dark' },
      body: { textStyle: 'ui' },
      '*::placeholder': { color: 'fg.subtle', opacity: 1 },
      ':focus-visible': { outline: '2px solid {colors.focusRing}', outlineOffset: '1px', borderRadius: 'sm' },
      // Places toasts above the tab bar on phones.
      '[data-scope=toast][data-part=group]': { mdDown: { bottom: 'calc({sizes.tabBar} + 8px)!' } },
      '*, *::before, *::after': { _motionReduce: { animation: 'none!', transition: 'none!' } },
      'time, data': { fontVariantNumeric: 'tabular-nums' },
      '[lang=ar], [lang=fa]': { letterSpacing: 0 },
    },
    theme: {
      breakpoints,
      keyframes,
      textStyles,
      tokens,
      semanticTokens: { colors, shadows, radii },
      recipes: { badge, button, input, kbd, link, skeleton, textarea },
      slotRecipes: { checkbox, combobox, datePicker, dialog, field, listbox, menu, nativeSelect, tag, toast, tooltip },
    },
  }),
);
