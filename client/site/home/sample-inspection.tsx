import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { sampleInspection } from '../../../common/business.ts';
import { StampNumber } from '../../ui/stamp-number.tsx';

const { standard, grade, heat, millimetres, netKilograms, analysis, yieldStrength, tensileStrength, elongation } =
  sampleInspection;

const Certificate = chakra('div', {
  base: {
    width: 'min(37.5rem, 86%)',
    marginInline: 'auto',
    marginTop: { base: '20', md: '40' },
    padding: { base: '1rem 1.125rem 2.5rem', md: '1.625rem 1.875rem 2.5rem' },
    bg: 'white',
    boxShadow: 'pop',
    fontSize: { base: '.625rem', md: '.8125rem' },
    lineHeight: 1.35,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& dt, & [data-symbol]': { color: 'fg.muted' },
    '& dd, & b': { fontWeight: '600' },
  },
});
const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8',
  borderBottomWidth: '1px',
  borderColor: 'border',
  paddingBlock: '6px',
};
const resultGrid = {
  display: 'grid',
  borderWidth: '1px',
  borderColor: 'border.strong',
  direction: 'ltr',
  textAlign: 'center',
};

const facts: [id: string, value: ReactNode][] = [
  ['product', <FormattedMessage key="product" id="home.inspection.coil" />],
  [
    'grade',
    <bdi key="grade" dir="ltr">
      {grade}
    </bdi>,
  ],
  [
    'heat',
    <bdi key="heat" dir="ltr">
      {heat}
    </bdi>,
  ],
  [
    'size',
    <bdi key="size" dir="ltr">
      <FormattedNumber value={millimetres[0]} minimumFractionDigits={2} /> × <FormattedNumber value={millimetres[1]} />
    </bdi>,
  ],
  ['weight', <FormattedNumber key="weight" value={netKilograms} style="unit" unit="kilogram" />],
];
const strengths: [symbol: string, value: ReactNode][] = [
  ['ReH', <FormattedNumber key="yield" value={yieldStrength} />],
  ['Rm', <FormattedNumber key="tensile" value={tensileStrength} />],
  ['A', <FormattedNumber key="elongation" value={elongation} style="percent" />],
];

/** A sample of the inspection certificate that comes with every lot; decorative, so hidden from screen readers. */
export function SampleInspection() {
  return (
    <Box aria-hidden height="full" bg="#dfe3e6" color="graphite.900">
      <Certificate>
        <Box css={{ ...row, alignItems: 'center', borderColor: 'fg', paddingBottom: '0.625rem' }}>
          <Box as="span" fontWeight="600" fontSize="1.3em">
            <FormattedMessage id="home.inspection" />
          </Box>
          <span>
            <FormattedMessage id="home.inspection.sample" values={{ standard: <bdi dir="ltr">{standard}</bdi> }} />
          </span>
        </Box>
        <Box as="dl" display="grid" gridTemplateColumns="1fr 1fr" columnGap="20" paddingTop="6px">
          {facts.map(([id, value]) => (
            <Box key={id} css={row}>
              <dt>
                <FormattedMessage id={`home.inspection.${id}`} />
              </dt>
              <dd>{value}</dd>
            </Box>
          ))}
        </Box>
        <Box css={{ ...resultGrid, gridTemplateColumns: 'repeat(6, 1fr)', marginTop: '14px' }}>
          {Object.entries(analysis).map(([element, share]) => (
            <Cell key={element} symbol={element}>
              <br />
              <FormattedNumber value={share * 100} minimumFractionDigits={2} maximumFractionDigits={3} />
            </Cell>
          ))}
        </Box>
        <Box css={{ ...resultGrid, gridTemplateColumns: 'repeat(3, 1fr)', borderTopWidth: 0 }}>
          {strengths.map(([symbol, value]) => (
            <Cell key={symbol} symbol={symbol}>
              {' '}
              {value}
            </Cell>
          ))}
        </Box>
        <StampNumber value={heat} height={{ base: '1.25rem', md: '1.875rem' }} marginTop="24" />
        <Box
          as="p"
          color="fg.muted"
          width="50%"
          borderTopWidth="1px"
          borderColor="border.strong"
          marginTop="32"
          paddingTop="6px"
        >
          <FormattedMessage id="home.inspection.signature" />
        </Box>
      </Certificate>
    </Box>
  );
}

function Cell({ symbol, children }: { symbol: string; children: ReactNode }) {
  return (
    <Box padding="5px 2px" css={{ '& + &': { borderLeftWidth: '1px', borderColor: 'border' } }}>
      <span data-symbol>{symbol}</span>
      <b>{children}</b>
    </Box>
  );
}
