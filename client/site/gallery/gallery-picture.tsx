import { Box } from '@chakra-ui/react';
import { useState, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { Picture } from '../../ui/picture.tsx';

/** A picture, or in its place the words that it could not be loaded. */
export function GalleryPicture(props: ComponentProps<typeof Picture>) {
  const [failed, setFailed] = useState(false);
  if (failed) return <NotLoaded />;
  const fail = () => setFailed(true);
  const check = (image: HTMLImageElement | null) => {
    if (hasFailed(image)) fail();
  };
  return <Picture {...props} ref={check} onError={fail} />;
}

/** Before scripts had taken over, when the error was told to nobody. */
const hasFailed = (image: HTMLImageElement | null) => image !== null && image.complete && image.naturalWidth === 0;

function NotLoaded() {
  return (
    <Box
      display="grid"
      placeItems="center"
      boxSize="full"
      minHeight="12rem"
      padding="24"
      bg="graphite.850"
      color="graphite.300"
    >
      <FormattedMessage id="gallery.failed" />
    </Box>
  );
}
