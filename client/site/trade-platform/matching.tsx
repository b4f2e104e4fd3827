import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { DeliveryTerms, TradeProduct } from '../../../common/enums.ts';
import type { Port } from '../trade/sea-lanes.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';

interface Listing {
  product: TradeProduct;
  tons: number;
  terms: DeliveryTerms;
  port: Port;
}

/** Sample offers and requests: each product has one offer and one request, and the two lists have different orders. */
const offers: Listing[] = [
  { product: 'slab', tons: 10_000, terms: 'cif', port: 'izmir' },
  { product: 'rebar', tons: 6_000, terms: 'fob', port: 'izmir' },
  { product: 'billet', tons: 15_000, terms: 'fob', port: 'poti' },
  { product: 'scrap', tons: 25_000, terms: 'cif', port: 'iskenderun' },
];
const requests: Listing[] = [
  { product: 'rebar', tons: 6_000, terms: 'fob', port: 'izmir' },
  { product: 'scrap', tons: 25_000, terms: 'cif', port: 'iskenderun' },
  { product: 'slab', tons: 10_000, terms: 'cif', port: 'izmir' },
  { product: 'billet', tons: 15_000, terms: 'fob', port: 'poti' },
];
/** Product of the highlighted pair. */
const highlightedProduct: TradeProduct = 'slab';

/** Message ids: `trade-platform.matching.<id>` and `trade-platform.matching.<id>.text`. */
const criteria = ['product', 'tonnage', 'window', 'place', 'payment'];

/** Height of a row in viewBox units. */
const rowHeight = 100;
const toRowCenter = (index: number) => (index + 0.5) * rowHeight;

/** Matching of offers and requests: two lists with connecting lines, and the criteria. */
export function Matching() {
  return (
    <Box as="section" bg="white" paddingBlock="var(--section)" aria-labelledby="matching">
      <PageContainer>
        <SectionHead
          id="matching"
          title={<FormattedMessage id="trade-platform.matching" />}
          lead={<FormattedMessage id="trade-platform.matching.lead" />}
        />
        <Columns rowGap="56">
          <Box gridColumn={{ base: '1 / -1', lg: '1 / span 8' }}>
            <Board>
              <h3>
                <FormattedMessage id="trade-platform.matching.offers" />
              </h3>
              <span />
              <h3>
                <FormattedMessage id="trade-platform.matching.requests" />
              </h3>
              <Listings listings={offers} />
              <Box position="relative">
                <ConnectingLines />
              </Box>
              <Listings listings={requests} />
            </Board>
            <Box as="p" marginTop="16" textStyle="small" color="fg.muted">
              <FormattedMessage id="trade-platform.matching.sample" />
            </Box>
          </Box>
          <Box
            as="dl"
            gridColumn={{ base: '1 / -1', lg: '9 / -1' }}
            alignSelf="start"
            borderBottomWidth="1px"
            borderColor="border"
          >
            {criteria.map((id) => (
              <Box key={id} paddingBlock="12" borderTopWidth="1px" borderColor="border">
                <Box as="dt" fontWeight="600">
                  <FormattedMessage id={`trade-platform.matching.${id}`} />
                </Box>
                <Box as="dd" color="fg.muted" textStyle="small">
                  <FormattedMessage id={`trade-platform.matching.${id}.text`} />
                </Box>
              </Box>
            ))}
          </Box>
        </Columns>
      </PageContainer>
    </Box>
  );
}

const Board = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 5fr) minmax(0, 2fr) minmax(0, 5fr)', md: '5fr 3fr 5fr' },
    gridTemplateRows: 'auto 1fr',
    rowGap: '12',
    '& h3': { textStyle: 'small', fontWeight: '600' },
    '& ul': { display: 'grid', gridTemplateRows: 'repeat(4, 1fr)', rowGap: '8' },
    '& li': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minHeight: '6rem',
      paddingBlock: '8',
      paddingInline: { base: '12', md: '20' },
      borderWidth: '1px',
      borderColor: 'border',
      bg: 'paper',
      overflowWrap: 'anywhere',
    },
    '& li[data-highlighted]': { borderColor: 'graphite.900', bg: 'white' },
    '& svg': {
      position: 'absolute',
      inset: 0,
      boxSize: 'full',
      overflow: 'visible',
      fill: 'none',
      _rtl: { transform: 'scaleX(-1)' },
    },
    '& path': { stroke: 'graphite.400', strokeWidth: '1.25', vectorEffect: 'non-scaling-stroke' },
    '& path[data-highlighted]': { stroke: 'hot', strokeWidth: '3' },
  },
});

function Listings({ listings }: { listings: Listing[] }) {
  return (
    <ul>
      {listings.map(({ product, tons, terms, port }) => (
        <li key={product} data-highlighted={product === highlightedProduct || undefined}>
          <Box as="span" fontWeight="600">
            <FormattedMessage id={`simulation.product.${product}`} />
          </Box>
          <Box as="span" textStyle="small" color="fg.muted">
            <FormattedMessage
              id="trade-platform.matching.side"
              values={{
                tons,
                terms: <bdi dir="ltr">{terms.toUpperCase()}</bdi>,
                place: <FormattedMessage id={`simulation.port.${port}`} />,
              }}
            />
          </Box>
        </li>
      ))}
    </ul>
  );
}

/** Lines from each offer to its request; the highlighted line is drawn last, so that it is on top. */
function ConnectingLines() {
  const pairs = offers.map(({ product }, from) => ({
    product,
    from: toRowCenter(from),
    to: toRowCenter(requests.findIndex((request) => request.product === product)),
  }));
  return (
    <svg viewBox={`0 0 100 ${offers.length * rowHeight}`} preserveAspectRatio="none" aria-hidden>
      {pairs
        .toSorted((a, b) => Number(a.product === highlightedProduct) - Number(b.product === highlightedProduct))
        .map(({ product, from, to }) => (
          <path
            key={product}
            data-highlighted={product === highlightedProduct || undefined}
            d={`M0 ${from}H16L84 ${to}H100`}
          />
        ))}
    </svg>
  );
}
