import { Box, useSlotRecipe, VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { QuickQuoteOffer } from '../quote/use-quick-quote.tsx';
import { categoryPath, featureNumbers, figures, pictureOf, type CategoryId } from './categories.ts';
import { categoryCardRecipe } from './category-card.recipe.ts';
import { PartDrawing } from './part-drawing.tsx';

/** A category on the overview; its photograph turns into the drawing under the pointer and the focus. */
export function CategoryCard({ id, offer }: { id: CategoryId; offer: QuickQuoteOffer }) {
  const styles = useSlotRecipe({ recipe: categoryCardRecipe })();
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: `equipment.${id}` });
  const picture = pictureOf(id);
  const titleId = `${id}-title`;

  return (
    <Box as="article" css={styles.root} aria-labelledby={titleId}>
      <Box css={styles.view}>
        <PartDrawing of={id} />
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
      <Box as="p" css={styles.line}>
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
        <GoLink to={categoryPath(id)}>
          <FormattedMessage id="equipment.details" />
          <VisuallyHidden>: {title}</VisuallyHidden>
        </GoLink>
        <Box
          as="button"
          css={styles.ask}
          onPointerEnter={offer.prepare}
          onFocus={offer.prepare}
          onClick={() => offer.ask({ productType: id, productTitle: title, picture })}
        >
          <FormattedMessage id="equipment.ask" />
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Box>
      </Box>
      <Box role="alert" color="fg.error" textStyle="small">
        {offer.failed === id && <FormattedMessage id="quote.unopened" values={{ email: brand.email }} />}
      </Box>
    </Box>
  );
}
