import { Box } from '@chakra-ui/react';
import { useState, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { Picture } from '../../ui/picture.tsx';

/** A picture, or an error text when it cannot be loaded. */
export function GalleryPicture(props: ComponentProps<typeof Picture>) {
  const [hasError, setHasError] = useState(false);
  if (hasError) return <LoadError />;
  const handleError = () => setHasError(true);
  const checkImage = (image: HTMLImageElement | null) => {
    if (hasFailed(image)) handleError();
  };
  return <Picture {...props} ref={checkImage} onError={handleError} />;
}

/** Detects an image that failed before hydration, when its error event had no listener yet. */
const hasFailed = (image: HTMLImageElement | null) => image !== null && image.complete && image.naturalWidth === 0;

function LoadError() {
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
