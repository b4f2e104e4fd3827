import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { useQueryParam } from '../../ui/use-query-param.ts';
import { GalleryTile, tileId } from './gallery-tile.tsx';
import { Lightbox } from './lightbox.tsx';
import { categories, galleryItems, filterItems } from './pictures.ts';

/** The pictures of the category in the query (`?category=`), and the lightbox. */
export function GalleryWall() {
  const { formatMessage } = useIntl();
  const category = useQueryParam('category');
  const [openIndex, setOpenIndex] = useState<number>();
  const items = filterItems(category);

  function close(index: number) {
    const { picture } = items[index] ?? {};
    flushSync(() => setOpenIndex(undefined)); // elements behind an open modal dialog cannot take the focus
    if (picture) document.getElementById(tileId(picture))?.focus();
  }

  return (
    <PageContainer paddingBlock={{ base: '56px 80px', lg: '96px 136px' }}>
      <SectionHead
        page
        title={<FormattedMessage id="gallery.headline" />}
        lead={<FormattedMessage id="gallery.lead" values={{ count: galleryItems.length }} />}
      />
      <FilterBar
        name="category"
        label={formatMessage({ id: 'gallery.categories' })}
        chosen={category}
        choices={[undefined, ...categories].map((value) => ({
          value,
          text: <FormattedMessage id={`gallery.category.${value ?? 'all'}`} />,
          count: filterItems(value).length,
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
      <Grid
        as="ul"
        templateColumns="repeat(12, minmax(0, 1fr))"
        columnGap="var(--gutter)"
        rowGap="40"
        css={wallColumns}
      >
        {items.map((item, index) => (
          <GalleryTile key={item.picture} {...item} isFirst={index === 0} onOpen={() => setOpenIndex(index)} />
        ))}
      </Grid>
      {openIndex !== undefined && (
        <Lightbox items={items} index={openIndex} onMove={setOpenIndex} onClose={() => close(openIndex)} />
      )}
    </PageContainer>
  );
}

/** Rows of 7 + 5, 4 + 4 + 4 and 5 + 7 columns; the last picture fills its row. */
const wallColumns = {
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
