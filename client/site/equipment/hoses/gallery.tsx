import { Box, useSlotRecipe } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Picture } from '../../../ui/picture.tsx';
import { Photograph } from '../../../ui/photograph.tsx';
import { galleryRecipe } from './gallery.recipe.ts';
import { hosePictures } from './hose.ts';

/** Four hose pictures: the selected one large, and all of them as thumbnails. */
export function Gallery() {
  const styles = useSlotRecipe({ recipe: galleryRecipe })();
  const { formatMessage } = useIntl();
  const [selected, setSelected] = useState(0);
  const { name, callouts } = hosePictures[selected] ?? hosePictures[0];

  return (
    <>
      <Box css={styles.frame} aria-live="polite">
        <Photograph
          name={name}
          sizes="(min-width: 1181px) 867px, 100vw"
          alt={formatMessage({ id: `media.${name}` })}
          priority
          callouts={callouts}
        />
      </Box>
      <Box as="ul" css={styles.thumbnails} aria-label={formatMessage({ id: 'hydraulic-hoses.photos' })}>
        {hosePictures.map((picture, index) => (
          <li key={picture.name}>
            <Box
              as="button"
              css={styles.thumbnail}
              onClick={() => setSelected(index)}
              aria-current={index === selected}
              aria-label={formatMessage(
                { id: 'hydraulic-hoses.photo' },
                { number: index + 1, count: hosePictures.length },
              )}
            >
              <Picture name={picture.name} sizes="(min-width: 1181px) 208px, 25vw" alt="" />
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}
