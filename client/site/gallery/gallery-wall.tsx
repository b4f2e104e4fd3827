import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useUrlChoice } from '../../ui/use-url-choice.ts';
import { GalleryTile, tileId } from './gallery-tile.tsx';
import { Lightbox } from './lightbox.tsx';
import { categories, galleryItems, itemsOf } from './pictures.ts';

/** The pictures of the category that `?category=` asks for, and the one of them that is looked at. */
export function GalleryWall() {
  const { formatMessage } = useIntl();
  const chosen = useUrlChoice('category');
  const [lookedAt, setLookedAt] = useState<number>();
  const items = itemsOf(chosen);

  function close(index: number) {
    const { picture } = items[index] ?? {};
    flushSync(() => setLookedAt(undefined)); // until the dialog is gone, nothing behind it takes the focus
    if (picture) document.getElementById(tileId(picture))?.focus();
  }

  return (
    <Sheet paddingBlock={{ base: '56px 80px', lg: '96px 136px' }}>
      <SectionHead
        page
        title={<FormattedMessage id="gallery.headline" />}
        lead={<FormattedMessage id="gallery.lead" values={{ count: galleryItems.length }} />}
      />
      <FilterBar
        name="category"
        label={formatMessage({ id: 'gallery.categories' })}
        chosen={chosen}
        choices={[undefined, ...categories].map((value) => ({
          value,
          text: <FormattedMessage id={`gallery.category.${value ?? 'all'}`} />,
          count: itemsOf(value).length,
        }))}
      />
      <Box as="p" role="status" textStyle="small" color="fg.muted" marginBlock="20">
        {items.length > 0 && <FormattedMessage id="gallery.count" values={{ count: items.length }} />}
      </Box>
      {items.length === 0 && (
        <Box as="p" textStyle="lead">
          <FormattedMessage id="gallery.empty" />
        </Box>
      )}
      <Grid as="ul" templateColumns="repeat(12, minmax(0, 1fr))" columnGap="var(--gutter)" rowGap="40" css={hanging}>
        {items.map((item, index) => (
          <GalleryTile key={item.picture} {...item} first={index === 0} onOpen={() => setLookedAt(index)} />
        ))}
      </Grid>
      {lookedAt !== undefined && (
        <Lightbox items={items} index={lookedAt} onMove={setLookedAt} onClose={() => close(lookedAt)} />
      )}
    </Sheet>
  );
}

/** Rows of 7 + 5, 4 + 4 + 4 and 5 + 7 columns; the last picture takes what its row has left. */
const hanging = {
  '& > li': { gridColumn: '1 / -1' },
  md: { '& > li': { gridColumn: 'span 6' } },
  lg: {
    '& > li': { gridColumn: 'span 4' },
    '& > li:is(:nth-of-type(7n + 1), :nth-of-type(7n))': { gridColumn: 'span 7' },
    '& > li:is(:nth-of-type(7n + 2), :nth-of-type(7n + 6))': { gridColumn: 'span 5' },
    '& > li:last-of-type:is(:nth-of-type(7n + 1), :nth-of-type(7n + 3), :nth-of-type(7n + 6))': {
      gridColumn: 'span 12',
    },
    '& > li:last-of-type:nth-of-type(7n + 4)': { gridColumn: 'span 8' },
  },
};
