import { Box, useSlotRecipe } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serviceIds } from '../shell/navigation.ts';
import { dotNavigationRecipe } from './dot-navigation.recipe.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** A mark for every section at the end of the line, where the window is wide: shows where one is and goes elsewhere. */
export function DotNavigation() {
  const { formatMessage } = useIntl();
  const { read, middle } = useSectionInView(serviceIds);
  const overPicture = serviceIds.indexOf(middle) % 2 === 1;
  const styles = useSlotRecipe({ recipe: dotNavigationRecipe })();

  return (
    <Box
      as="nav"
      className={overPicture ? 'dark' : undefined}
      css={styles.root}
      aria-label={formatMessage({ id: 'products.sections' })}
    >
      {serviceIds.map((id) => (
        <Box
          as="a"
          key={id}
          {...{ href: `#${id}` }}
          css={styles.dot}
          aria-current={id === read ? 'true' : undefined}
          onClick={(event: MouseEvent) => scrollTo(event, id)}
        >
          <span>
            <FormattedMessage id={`products.${id}.short`} />
          </span>
        </Box>
      ))}
    </Box>
  );
}

function scrollTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}
