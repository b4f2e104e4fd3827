import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ports, position, seas, shape } from './route-map.places.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    direction: 'ltr',
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'border',
    mdDown: { marginInline: 'calc(-1 * var(--margin))', borderInlineWidth: 0 },
  },
});
const Name = chakra('span', {
  base: {
    position: 'absolute',
    whiteSpace: 'nowrap',
    fontSize: '.9375rem',
    lineHeight: 1.4,
    fontWeight: '600',
    textShadow: '0 0 3px {colors.paper}, 0 0 3px {colors.paper}, 0 0 6px {colors.paper}',
    '&[data-sea]': { fontSize: '.8125rem', fontWeight: '400', color: 'fg.muted' },
  },
});
const sides = {
  'above-left': { transform: 'translate(calc(-100% + .75rem), calc(-100% - .5rem))' },
  below: { transform: 'translate(-.75rem, .625rem)' },
  right: { transform: 'translate(1.25rem, -50%)' },
  left: { transform: 'translate(calc(-100% - .75rem), -50%)' },
};

/** The chart of both legs, which `npm run route-map` draws, with names in the language of the page; never mirrored. */
export function RouteMap() {
  const { formatMessage } = useIntl();
  return (
    <Frame role="img" aria-label={formatMessage({ id: 'global-trade.map' })}>
      <Box position="relative" aspectRatio={shape}>
        <chakra.img src="/maps/trade-route.svg" alt="" loading="lazy" decoding="async" boxSize="full" display="block" />
        {seas.map(({ id, place, side }) => (
          <Box key={id} position="absolute" css={at(place)} hideBelow="md">
            <Name data-sea="" css={sides[side]}>
              <FormattedMessage id={`global-trade.sea.${id}`} />
            </Name>
          </Box>
        ))}
        {ports.map(({ id, place, side }) => (
          <Box key={id} position="absolute" css={at(place)}>
            <Name css={sides[side]}>
              <FormattedMessage id={`global-trade.port.${id}`} />
            </Name>
          </Box>
        ))}
      </Box>
    </Frame>
  );
}

function at(place: (typeof ports)[number]['place']) {
  const [x, y] = position(place);
  return { left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` };
}
