import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { button } from './button.ts';
import { dialog, dialogKeyframes } from './dialog.ts';
import { checkbox, field, input, nativeSelect, textarea } from './form.ts';
import { globalCss, keyframes } from './global.ts';
import { layerStyles } from './layer-styles.ts';
import { link } from './link.ts';
import { textStyles } from './text-styles.ts';
import { toast } from './toast.ts';
import { breakpoints, semanticTokens, tokens } from './tokens.ts';

/** The Chakra system of the public site. It has only the tokens and recipes that the site uses, without Chakra's default theme. */
export const siteSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'k',
    globalCss,
    theme: {
      breakpoints,
      tokens,
      semanticTokens,
      textStyles,
      layerStyles,
      keyframes: { ...keyframes, ...dialogKeyframes },
      recipes: { button, input, link, textarea },
      slotRecipes: { checkbox, dialog, field, nativeSelect, toast },
    },
  }),
);
