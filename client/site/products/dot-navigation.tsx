import { Box, chakra, useSlotRecipe } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serviceIds } from '../shell/navigation.ts';
import { dotNavigationRecipe } from './dot-navigation.recipe.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** Fixed navigation with one mark per section, on wide screens; it highlights the current section. */
export function DotNavigation() {
  const { formatMessage } = useIntl();
  const { currentId, middleId } = useSectionInView(serviceIds);
  const isOnDarkSection = serviceIds.indexOf(middleId) % 2 === 1;
  const styles = useSlotRecipe({ recipe: dotNavigationRecipe })();

  return (
    <Box
      as="nav"
      className={isOnDarkSection ? 'dark' : undefined}
      css={styles.root}
      aria-label={formatMessage({ id: 'products.sections' })}
    >
      {serviceIds.map((id) => (
        <chakra.a
          key={id}
          href={`#${id}`}
          css={styles.dot}
          aria-current={id === currentId ? 'true' : undefined}
          onClick={(event: MouseEvent) => scrollToSection(event, id)}
        >
          <span>
            <FormattedMessage id={`products.${id}.short`} />
          </span>
        </chakra.a>
      ))}
    </Box>
  );
}

function scrollToSection(event: MouseEvent, id: string) {
  event.preventDefault();
  const hasReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: hasReducedMotion ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}
