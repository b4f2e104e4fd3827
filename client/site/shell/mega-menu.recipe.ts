import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react';
import { headerItem } from './header.recipe.ts';

const nameStyle: SystemStyleObject = { display: 'block', fontSize: '1.0625rem', fontWeight: '600', color: 'fg' };
const underlineStyle: SystemStyleObject = {
  textDecoration: 'underline',
  textUnderlineOffset: '5px',
  textDecorationThickness: '2px',
};

export const megaMenuRecipe = defineSlotRecipe({
  slots: ['root', 'summary', 'panel', 'intro', 'links', 'link', 'aside', 'asideText'],
  base: {
    root: { '&[open] > summary svg': { transform: 'rotate(180deg)' } },
    summary: {
      ...headerItem,
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& svg': { transition: 'transform {durations.base}' },
    },
    panel: {
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      maxHeight: 'calc(100dvh - var(--bar))',
      overflowY: 'auto',
      paddingBlock: '48px 56px',
      bg: 'paper',
      color: 'fg',
      borderBottomWidth: '1px',
      borderColor: 'border',
      boxShadow: '0 32px 48px -32px rgb(13 16 18 / .3)',
    },
    intro: { gridColumn: '1 / span 3' },
    links: { gridColumn: '4 / span 6', columns: 2, columnGap: 'var(--gutter)' },
    link: {
      display: 'block',
      breakInside: 'avoid',
      minHeight: '72px',
      paddingBlock: '13px',
      borderTopWidth: '1px',
      borderColor: 'border',
      textDecoration: 'none',
      '& b': nameStyle,
      '& span': { textStyle: 'small', color: 'fg.muted' },
      _hover: { '& b': underlineStyle },
    },
    aside: { gridColumn: '10 / -1', alignSelf: 'start', textDecoration: 'none', _hover: { '& b': underlineStyle } },
    asideText: {
      display: 'block',
      position: 'relative',
      paddingTop: '12',
      paddingInlineEnd: '32',
      textStyle: 'small',
      color: 'fg.muted',
      '& b': nameStyle,
      '& svg': { position: 'absolute', insetInlineEnd: 0, top: '14px', width: '20px', color: 'fg' },
    },
  },
});
