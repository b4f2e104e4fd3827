import { Box, Button, chakra, Flex, useSlotRecipe } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages } from '../../../common/locales.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { trapFocus } from '../../ui/use-modal.ts';
import { useSwipe } from '../../ui/use-swipe.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { lightboxRecipe } from './lightbox.recipe.ts';
import type { GalleryItem } from './pictures.ts';

interface Props {
  items: GalleryItem[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/**
 * Full-screen dialog with one picture. Buttons, arrow keys and swipes follow the writing direction and wrap around; Escape closes it.
 */
export function Lightbox({ items, index, onMove, onClose }: Props) {
  const styles = useSlotRecipe({ recipe: lightboxRecipe })();
  const { formatMessage } = useIntl();
  const isRtl = languages[useLocale()].dir === 'rtl';
  const dialog = useRef<HTMLDialogElement>(null);
  const move = (steps: number) => onMove((index + steps + items.length) % items.length);
  const swipe = useSwipe({ onLeft: () => move(isRtl ? -1 : 1), onRight: () => move(isRtl ? 1 : -1) });

  useLayoutEffect(() => dialog.current?.showModal(), []);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    trapFocus(event);
    if (event.key === 'ArrowRight') move(isRtl ? -1 : 1);
    else if (event.key === 'ArrowLeft') move(isRtl ? 1 : -1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  }

  const { picture } = items[index] as GalleryItem;
  const control = { variant: 'outline', size: 'sm' } as const;
  return (
    <chakra.dialog
      ref={dialog}
      className="dark"
      css={styles.root}
      aria-label={formatMessage({ id: 'gallery.lightbox' })}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <Flex css={styles.bar}>
        <bdi>
          <FormattedMessage id="gallery.position" values={{ current: index + 1, count: items.length }} />
        </bdi>
        <Flex gap="8">
          <Button {...control} aria-label={formatMessage({ id: 'gallery.previous' })} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden />
          </Button>
          <Button {...control} aria-label={formatMessage({ id: 'gallery.next' })} onClick={() => move(1)}>
            <ChevronRight aria-hidden />
          </Button>
          <Button {...control} aria-label={formatMessage({ id: 'gallery.close' })} onClick={onClose}>
            <X aria-hidden />
          </Button>
        </Flex>
      </Flex>
      <Box as="figure" css={styles.figure} aria-live="polite" {...swipe}>
        <Box css={styles.picture}>
          <GalleryPicture
            key={picture}
            name={picture}
            sizes="100vw"
            alt={formatMessage({ id: `media.${picture}` })}
            objectFit="contain"
            priority
          />
        </Box>
        <Box as="figcaption" css={styles.caption}>
          <Box as="h2" textStyle="h2">
            <FormattedMessage id={`gallery.${picture}`} />
          </Box>
          <Box as="p" color="fg.muted" maxWidth="60ch">
            <FormattedMessage id={`gallery.${picture}.text`} />
          </Box>
        </Box>
      </Box>
    </chakra.dialog>
  );
}
