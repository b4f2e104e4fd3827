import { defineRecipe } from '@chakra-ui/react';

export const link = defineRecipe({
  className: 'link',
  base: { color: 'inherit', cursor: 'pointer' },
  variants: {
    variant: {
      /** For links inside text. */
      underline: {
        textDecoration: 'underline',
        textUnderlineOffset: '4px',
        _hover: { textDecorationThickness: '2px' },
      },
      /** For links in lists and navigation. */
      plain: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '44',
        minWidth: '44',
        textUnderlineOffset: '5px',
        _hover: { textDecoration: 'underline' },
      },
    },
  },
  defaultVariants: { variant: 'underline' },
});
