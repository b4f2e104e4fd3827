import { chakra, SimpleGrid } from '@chakra-ui/react';
import { useField } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { notePictures } from '../../../common/market-notes.ts';

/** Chooses one of the pictures of the site. */
export function PictureField() {
  const { formatMessage } = useIntl();
  const [field] = useField<string>('picture');
  return (
    <SimpleGrid
      role="radiogroup"
      aria-label={formatMessage({ id: 'news.picture' })}
      columns={{ base: 2, md: 4 }}
      gap="3"
    >
      {notePictures.map((picture) => (
        <chakra.label
          key={picture}
          display="block"
          borderWidth="2px"
          borderRadius="md"
          overflow="hidden"
          cursor="pointer"
          css={{
            '&:has(:checked)': { borderColor: 'fg' },
            '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: '2px' },
          }}
        >
          <chakra.input type="radio" {...field} value={picture} checked={field.value === picture} srOnly />
          <chakra.img
            src={`/media/${picture}-640.webp`}
            alt=""
            loading="lazy"
            aspectRatio="16 / 9"
            objectFit="cover"
            w="full"
          />
          <chakra.span display="block" px="2" py="1.5" textStyle="meta">
            <FormattedMessage id={`news.picture.${picture}`} />
          </chakra.span>
        </chakra.label>
      ))}
    </SimpleGrid>
  );
}
