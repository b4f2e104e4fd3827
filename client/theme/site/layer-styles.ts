import { defineLayerStyles } from '@chakra-ui/react';

export const layerStyles = defineLayerStyles({
  /** The skin of a rolled slab, for stamped numbers in white. */
  millScale: {
    value: { background: '{colors.graphite.900} url(/textures/mill-scale.webp) center / 75rem', color: 'white' },
  },
});
