import { defineRecipe } from '@chakra-ui/react';

export const link = defineRecipe({
  className: 'link',
  base: { color: 'inherit', cursor: 'pointer' },
  variants: {
    variant: {
      /** Inside text. */
      text: { textDecoration: 'underline', textUnderlineOffset: '4px', _hover: { textDecorationThickness: '2px' } },
      /** Stands for itself, with an arrow: go there. */
      go: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.625rem',
        minHeight: '44',
        fontWeight: '600',
        textDecoration: 'none',
        background: 'linear-gradient(currentColor, currentColor) 0 calc(50% + 13px) / 100% 1px no-repeat',
        _hover: { backgroundSize: '100% 2px' },
        _icon: { width: '1.125rem', height: '1.125rem' },
      },
      /** One of a list, where the list says that they are links. */
      plain: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '44',
        minWidth: '44',
        textDecoration: 'none',
        textUnderlineOffset: '5px',
        _hover: { textDecoration: 'underline' },
      },
    },
  },
  defaultVariants: { variant: 'text' },
});
