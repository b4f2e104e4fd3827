import { Box, Button, useSlotRecipe } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { Photograph } from '../../ui/photograph.tsx';
import type { QuoteProduct } from '../quote/use-quick-quote.tsx';
import { sectionRecipe } from './section.recipe.ts';
import type { ProductSection } from './sections.ts';

interface Props extends ProductSection {
  isFirst: boolean;
  /** Dark background, with the picture after the text. */
  isDark: boolean;
  onQuote: (product: QuoteProduct) => void;
  /** Called on hover and focus of the quote button. */
  onPreload: () => void;
  /** The service whose quick-quote dialog could not be loaded. */
  failedProductType?: string;
}

/** One service: picture, description, three figures and a quote button. */
export function Section({
  id,
  picture,
  callouts,
  highlights,
  isFirst,
  isDark,
  onQuote,
  onPreload,
  failedProductType,
}: Props) {
  const styles = useSlotRecipe({ recipe: sectionRecipe })({ dark: isDark });
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: `products.${id}` });

  return (
    <Box
      as="section"
      id={id}
      tabIndex={-1}
      outline="none"
      aria-labelledby={`${id}-title`}
      className={isDark ? 'dark' : undefined}
      css={styles.root}
    >
      <Box css={styles.picture}>
        <Photograph
          name={picture}
          sizes="(min-width: 1181px) 60vw, 100vw"
          alt={formatMessage({ id: `media.${picture}` })}
          priority={isFirst}
          callouts={callouts}
        />
      </Box>
      <Box css={styles.text}>
        <Box as="h2" id={`${id}-title`} textStyle="d3">
          {title}
        </Box>
        <Box as="p" textStyle="lead" color="fg.muted" marginTop="20">
          <Box as="b" color="fg" fontWeight="600">
            <FormattedMessage id={`products.${id}.line`} />
          </Box>{' '}
          <FormattedMessage id={`products.${id}.text`} />
        </Box>
        <Box as="dl" css={styles.highlights}>
          {highlights.map(({ label, value, values }) => (
            <Box key={label} css={styles.highlight}>
              <dt>
                <FormattedMessage id={label} />
              </dt>
              <Box as="dd" css={styles.figure}>
                <FormattedMessage id={value} values={values} />
              </Box>
            </Box>
          ))}
        </Box>
        <Button
          colorPalette="hot"
          css={styles.call}
          onPointerEnter={onPreload}
          onFocus={onPreload}
          onClick={() => onQuote({ productType: id, productTitle: title, picture })}
        >
          <FormattedMessage id={`products.${id}.call`} />
          <ArrowRight aria-hidden />
        </Button>
        <Box role="alert" color="fg.error" marginTop="12" fontWeight="500">
          {failedProductType === id && <FormattedMessage id="quote.unopened" values={{ email: brand.email }} />}
        </Box>
      </Box>
    </Box>
  );
}
