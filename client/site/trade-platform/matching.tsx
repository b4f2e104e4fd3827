import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { DeliveryTerms, TradeProduct } from '../../../common/enums.ts';
import type { Port } from '../trade/sea-lanes.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, Sheet } from '../../ui/sheet.tsx';

interface Side {
  product: TradeProduct;
  tons: number;
  terms: DeliveryTerms;
  port: Port;
}

/** Sample offers and requests; of each pair both stand here, in an order of their own. */
const offers: Side[] = [
  { product: 'slab', tons: 10_000, terms: 'cif', port: 'izmir' },
  { product: 'rebar', tons: 6_000, terms: 'fob', port: 'izmir' },
  { product: 'billet', tons: 15_000, terms: 'fob', port: 'poti' },
  { product: 'scrap', tons: 25_000, terms: 'cif', port: 'iskenderun' },
];
const requests: Side[] = [
  { product: 'rebar', tons: 6_000, terms: 'fob', port: 'izmir' },
  { product: 'scrap', tons: 25_000, terms: 'cif', port: 'iskenderun' },
  { product: 'slab', tons: 10_000, terms: 'cif', port: 'izmir' },
  { product: 'billet', tons: 15_000, terms: 'fob', port: 'poti' },
];
/** The pair that the drawing follows. */
const followed: TradeProduct = 'slab';

/** Words: `trade-platform.matching.<id>` and, after it, `.text`. */
const criteria = ['product', 'tonnage', 'window', 'place', 'payment'];

/** Of a line in the drawing, whose height is divided among the rows. */
const row = 100;
const middle = (index: number) => (index + 0.5) * row;

/** How offers meet requests: drawn between the two lists, and by which criteria. */
export function Matching() {
  return (
    <Box as="section" bg="white" paddingBlock="var(--section)" aria-labelledby="matching">
      <Sheet>
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
              <Sides of={offers} />
              <Box position="relative">
                <Lines />
              </Box>
              <Sides of={requests} />
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
      </Sheet>
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
    '& li[data-followed]': { borderColor: 'graphite.900', bg: 'white' },
    '& svg': {
      position: 'absolute',
      inset: 0,
      boxSize: 'full',
      overflow: 'visible',
      fill: 'none',
      _rtl: { transform: 'scaleX(-1)' },
    },
    '& path': { stroke: 'graphite.400', strokeWidth: '1.25', vectorEffect: 'non-scaling-stroke' },
    '& path[data-followed]': { stroke: 'hot', strokeWidth: '3' },
  },
});

function Sides({ of }: { of: Side[] }) {
  return (
    <ul>
      {of.map(({ product, tons, terms, port }) => (
        <li key={product} data-followed={product === followed || undefined}>
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

/** A line from each offer to its request, from the start of the line of writing to its end; the followed one lies on top. */
function Lines() {
  const pairs = offers.map(({ product }, from) => ({
    product,
    from: middle(from),
    to: middle(requests.findIndex((request) => request.product === product)),
  }));
  return (
    <svg viewBox={`0 0 100 ${offers.length * row}`} preserveAspectRatio="none" aria-hidden>
      {pairs
        .toSorted((a, b) => Number(a.product === followed) - Number(b.product === followed))
        .map(({ product, from, to }) => (
          <path key={product} data-followed={product === followed || undefined} d={`M0 ${from}H16L84 ${to}H100`} />
        ))}
    </svg>
  );
}
