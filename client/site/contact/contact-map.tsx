import { Box, chakra, Flex, Link } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import type { LocalMap } from './local-map.server.ts';

const { latitude, longitude } = brand.position;
const coordinates = `${latitude},${longitude}`;
const encodedName = encodeURIComponent(brand.name);

/** Links to map services. Message ids: `contact.map.<id>`. */
const mapServices = [
  {
    id: 'osm',
    href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  },
  { id: 'google', href: `https://www.google.com/maps/search/?api=1&query=${coordinates}` },
  { id: 'apple', href: `https://maps.apple.com/?ll=${coordinates}&q=${encodedName}` },
];

const scaleKilometres = 50;
/** Widths of the outlines drawn around the coast, as on engraved charts. */
const coastLineWidths = [34, 22, 11];

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: { base: '26rem', lg: 'clamp(26rem, 44vw, 40rem)' },
    bg: 'graphite.950',
    '& text': { fontFamily: 'body', fontSize: '15px', fill: 'graphite.300' },
  },
});

/** Map of the coast around the company, rendered as SVG, with links to map services. */
export function ContactMap({ map }: { map: LocalMap }) {
  const { formatMessage } = useIntl();
  const { x, y } = map.position;
  const scale = scaleKilometres * map.kilometre;
  return (
    <Box as="section" className="dark" aria-labelledby="map">
      <Drawing
        viewBox={`0 0 ${map.width} ${map.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={formatMessage({ id: 'contact.map.label' }, { company: brand.name, city: brand.address.city })}
        direction="ltr"
      >
        <chakra.path d={map.grid} fill="none" stroke="graphite.850" />
        <defs>
          <path id="coast" d={map.land} />
        </defs>
        {coastLineWidths.map((width) => (
          <chakra.use
            key={width}
            href="#coast"
            fill="none"
            stroke="graphite.700"
            strokeOpacity=".28"
            strokeWidth={width}
            strokeLinejoin="round"
          />
        ))}
        <chakra.use href="#coast" fill="graphite.800" stroke="graphite.500" strokeLinejoin="round" />
        {map.places.map(({ id, kind, ...at }) => (
          <g key={id} transform={`translate(${at.x} ${at.y})`}>
            {kind === 'town' && <chakra.circle r="3" fill="graphite.300" />}
            <text x={kind === 'town' ? 10 : 0} y="5" fontStyle={kind === 'sea' ? 'italic' : undefined}>
              {formatMessage({ id: `contact.place.${id}` })}
            </text>
          </g>
        ))}
        <g transform={`translate(${x} ${y})`}>
          <chakra.path d="M0,-26V26M-26,0H26" stroke="hot" strokeWidth="1.5" />
          <chakra.circle r="7" fill="hot" stroke="graphite.950" strokeWidth="2" />
          <chakra.path d="M8,8L58,58H70" fill="none" stroke="graphite.300" />
          <chakra.text x="78" y="57" css={{ fontSize: '18px !important', fontWeight: '600', fill: 'white !important' }}>
            {brand.name}
          </chakra.text>
          <text x="78" y="80">
            {latitude}, {longitude}
          </text>
        </g>
        <g transform={`translate(${map.width / 2 + 60} ${map.height - 40})`}>
          <chakra.path d={`M0,-6V6M0,0H${scale}M${scale},-6V6`} fill="none" stroke="graphite.300" />
          <text x={scale + 12} y="5">
            {formatMessage({ id: 'contact.map.scale' }, { kilometres: scaleKilometres })}
          </text>
        </g>
      </Drawing>
      <PageContainer paddingBlock={{ base: '40', lg: '56' }}>
        <Flex columnGap="40" rowGap="16" flexWrap="wrap" alignItems="baseline" justifyContent="space-between">
          <Box as="h2" id="map" textStyle="h1">
            <FormattedMessage id="contact.map" />
          </Box>
          <Flex as="ul" columnGap="28" flexWrap="wrap">
            {/* Only phones open the geo: scheme; on desktops the link would do nothing. */}
            <Box as="li" css={{ '@media (pointer: fine)': { display: 'none' } }}>
              <Link
                variant="plain"
                href={`geo:${coordinates}?q=${coordinates}(${encodedName})`}
                textDecoration="underline"
              >
                <FormattedMessage id="contact.map.geo" />
              </Link>
            </Box>
            {mapServices.map(({ id, href }) => (
              <li key={id}>
                <Link variant="plain" href={href} target="_blank" rel="noreferrer" textDecoration="underline">
                  <FormattedMessage id={`contact.map.${id}`} />
                </Link>
              </li>
            ))}
          </Flex>
        </Flex>
        <Box as="p" textStyle="small" color="fg.subtle" marginTop="12">
          <FormattedMessage id="contact.map.source" />
        </Box>
      </PageContainer>
    </Box>
  );
}
