import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { origin, ports, position, shape, type Port } from './world-map.places.ts';

/** On a phone it runs out of the page at both edges and shows the lanes from Gibraltar to Bombay. */
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
const Sea = chakra('div', {
  base: { position: 'relative', width: { base: '55rem', md: 'full' }, left: { base: 'calc(50vw - 31rem)', md: '0' } },
});
const Name = chakra('span', {
  base: {
    position: 'absolute',
    whiteSpace: 'nowrap',
    fontSize: { base: '.8125rem', lg: '.875rem' },
    lineHeight: 1.4,
    fontWeight: '500',
    textShadow: '0 0 3px {colors.paper}, 0 0 3px {colors.paper}, 0 0 6px {colors.paper}',
  },
});
const sides = {
  left: { transform: 'translate(calc(-100% - .75rem), -50%)' },
  right: { transform: 'translate(.75rem, -50%)' },
  above: { transform: 'translate(1.125rem, calc(-100% - .5rem))', fontWeight: '600' },
  below: { transform: 'translate(-50%, .5rem)' },
} satisfies Record<Port['name'], object>;

/** The dot map with its lanes, which `npm run map` draws, and the names of the ports in the language of the page. */
export function WorldMap() {
  const { formatMessage } = useIntl();
  return (
    <Frame role="img" aria-label={formatMessage({ id: 'home.map' })}>
      <Sea aspectRatio={shape}>
        <chakra.img src="/maps/world.svg" alt="" loading="lazy" decoding="async" boxSize="full" display="block" />
        {[origin, ...ports].map(({ id, place, name }) => (
          <Box key={id} position="absolute" css={at(place)}>
            <Name css={sides[name]}>
              <FormattedMessage id={`home.map.${id}`} />
            </Name>
          </Box>
        ))}
      </Sea>
    </Frame>
  );
}

function at(place: Port['place']) {
  const [x, y] = position(place);
  return { left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` };
}
