import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';

/** Steps with their positions in the drawing. Message ids: `trade-platform.escrow.<id>` and `trade-platform.escrow.<id>.text`. */
const steps = [
  { id: 'deposit', x: 111, y: 34 },
  { id: 'shipment', x: 180, y: 138 },
  { id: 'documents', x: 249, y: 66 },
  { id: 'release', x: 249, y: 34 },
];
const parties = ['buyer', 'account', 'seller'];

/** The escrow process: a drawing and its four steps. */
export function Escrow() {
  return (
    <PageContainer asChild paddingBlock="var(--section)">
      <section aria-labelledby="escrow">
        <SectionHead
          id="escrow"
          title={<FormattedMessage id="trade-platform.escrow" />}
          lead={<FormattedMessage id="trade-platform.escrow.lead" />}
        />
        <Columns rowGap="48" alignItems="start">
          <Box gridColumn={{ base: '1 / -1', lg: '1 / span 7' }}>
            <Box
              display="grid"
              gridTemplateColumns="84fr 54fr 84fr 54fr 84fr"
              alignItems="end"
              textStyle="small"
              fontWeight="600"
              marginBottom="8"
              css={{ '& > :nth-of-type(2)': { gridColumn: 3 }, '& > :nth-of-type(3)': { gridColumn: 5 } }}
            >
              {parties.map((party) => (
                <span key={party}>
                  <FormattedMessage id={`trade-platform.escrow.${party}`} />
                </span>
              ))}
            </Box>
            <EscrowDrawing />
          </Box>
          <Box as="ol" gridColumn={{ base: '1 / -1', lg: '9 / -1' }} borderBottomWidth="1px" borderColor="border">
            {steps.map(({ id }, index) => (
              <Box
                as="li"
                key={id}
                display="grid"
                gridTemplateColumns="2rem 1fr"
                paddingBlock="16"
                borderTopWidth="1px"
                borderColor="border"
              >
                <Box as="span" fontFamily="heading" fontWeight="600" aria-hidden>
                  <FormattedMessage id="trade-platform.escrow.number" values={{ step: index + 1 }} />
                </Box>
                <div>
                  <Box as="h3" textStyle="h3">
                    <FormattedMessage id={`trade-platform.escrow.${id}`} />
                  </Box>
                  <Box as="p" color="fg.muted" marginTop="4">
                    <FormattedMessage id={`trade-platform.escrow.${id}.text`} />
                  </Box>
                </div>
              </Box>
            ))}
          </Box>
        </Columns>
      </section>
    </PageContainer>
  );
}

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    fill: 'none',
    stroke: 'graphite.500',
    strokeWidth: '.8',
    _rtl: { transform: 'scaleX(-1)' },
    '& [data-outline]': { stroke: 'graphite.900', strokeWidth: '1.4', fill: 'white' },
    '& [data-money]': { stroke: 'graphite.900', strokeWidth: '2' },
    '& [data-documents]': { strokeDasharray: '4 3' },
    '& [data-head]': { fill: 'graphite.900', stroke: 'none' },
    '& circle': { fill: 'paper', stroke: 'graphite.900' },
    '& text': {
      fill: 'graphite.900',
      stroke: 'none',
      fontFamily: 'heading',
      fontWeight: '600',
      fontSize: '11px',
      textAnchor: 'middle',
      dominantBaseline: 'central',
      transformBox: 'fill-box',
      transformOrigin: 'center',
      _rtl: { transform: 'scaleX(-1)' },
    },
  },
});

/** Thick lines are payments, dashed lines are documents, the ship carries the goods. Hidden from screen readers; the list has the same content. */
function EscrowDrawing() {
  const { formatNumber } = useIntl();
  return (
    <Drawing viewBox="0 0 360 168" aria-hidden>
      <path data-outline="" d="M1 16H84V84H1ZM138 16H222V84H138ZM276 16H359V84H276Z" />
      <path d="M14 70V46l14 9V46l14 9V46l14 9V34h10v36ZM22 70v-7M34 70v-7M46 70v-7" />
      <path d="M162 48H198V72H162ZM168 48V41a12 12 0 0 1 24 0V48M180 57v7" />
      <path d="M290 62a9 9 0 1 0 18 0a9 9 0 1 0-18 0M308 62a9 9 0 1 0 18 0a9 9 0 1 0-18 0M299 46a9 9 0 1 0 18 0a9 9 0 1 0-18 0M326 62a9 9 0 1 0 18 0a9 9 0 1 0-18 0M317 46a9 9 0 1 0 18 0a9 9 0 1 0-18 0M286 71H350" />
      <path data-money="" d="M84 34H131M222 34H269" />
      <path data-documents="" d="M276 66H230" />
      <path d="M318 84V138H42V92" />
      <path data-head="" d="M138 34l-9-3.5v7zM276 34l-9-3.5v7zM222 66l9-3.5v7zM42 84l-3.5 9h7z" />
      <path data-outline="" d="M222 132h52l-6 12h-40zM232 132v-8h12v8M250 132v-6h14v6" />
      {steps.map(({ id, x, y }, index) => (
        <g key={id}>
          <circle cx={x} cy={y} r="9.5" />
          <text x={x} y={y}>
            {formatNumber(index + 1)}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
