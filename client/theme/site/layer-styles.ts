import { defineLayerStyles } from '@chakra-ui/react';

export const layerStyles = defineLayerStyles({
  /** The surface of a rolled slab, as the background of stamped numbers. */
  millScale: {
    value: { background: '{colors.graphite.900} url(/textures/mill-scale.webp) center / 75rem', color: 'white' },
  },
});
