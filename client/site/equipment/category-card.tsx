import { Box, useSlotRecipe, VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { QuickQuoteControl } from '../quote/use-quick-quote.tsx';
import { getCategoryPath, featureNumbers, figures, getCategoryPicture, type CategoryId } from './categories.ts';
import { categoryCardRecipe } from './category-card.recipe.ts';
import { PartDrawing } from './part-drawing.tsx';

/** A category on the overview page. On hover and focus a technical drawing replaces the photo. */
export function CategoryCard({ id, quickQuote }: { id: CategoryId; quickQuote: QuickQuoteControl }) {
  const styles = useSlotRecipe({ recipe: categoryCardRecipe })();
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: `equipment.${id}` });
  const picture = getCategoryPicture(id);
  const titleId = `${id}-title`;

  return (
    <Box as="article" css={styles.root} aria-labelledby={titleId}>
      <Box css={styles.view}>
        <PartDrawing category={id} />
        <Picture
          name={picture}
          sizes="(min-width: 1181px) 328px, (min-width: 761px) 50vw, 100vw"
          alt={formatMessage({ id: `media.${picture}` })}
          css={styles.picture}
        />
      </Box>
      <Box as="h3" id={titleId} textStyle="h2" fontSize="1.375rem">
        {title}
      </Box>
      <Box as="p" css={styles.tagline}>
        <FormattedMessage id={`equipment.${id}.line`} values={figures} />
      </Box>
      <Box as="ul" css={styles.features}>
        {featureNumbers.map((number) => (
          <li key={number}>
            <FormattedMessage id={`equipment.${id}.feature.${number}`} values={figures} />
          </li>
        ))}
      </Box>
      <Box css={styles.actions}>
        <ArrowLink to={getCategoryPath(id)}>
          <FormattedMessage id="equipment.details" />
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ArrowLink>
        <Box
          as="button"
          css={styles.ask}
          onPointerEnter={quickQuote.preload}
          onFocus={quickQuote.preload}
          onClick={() => quickQuote.open({ productType: id, productTitle: title, picture })}
        >
          <FormattedMessage id="equipment.ask" />
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Box>
      </Box>
      <Box role="alert" color="fg.error" textStyle="small">
        {quickQuote.failedProductType === id && (
          <FormattedMessage id="quote.unopened" values={{ email: brand.email }} />
        )}
      </Box>
    </Box>
  );
}
