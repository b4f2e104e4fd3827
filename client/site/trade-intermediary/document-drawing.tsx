import { chakra } from '@chakra-ui/react';

/** A document of a trade. */
export type TradeDocument = 'contract' | 'shipping' | 'customs' | 'insurance';

const Drawing = chakra('svg', {
  base: { width: '7.5rem', height: 'auto', fill: 'none', stroke: 'graphite.500', strokeWidth: '.8', direction: 'ltr' },
});
const Outline = chakra('path', { base: { stroke: 'graphite.800', strokeWidth: '1.4', fill: 'white' } });
const SymbolPath = chakra('path', { base: { stroke: 'graphite.800', strokeWidth: '1.2' } });

const page = 'M10 6h68l32 32v106H10zM78 6v32h32';
const heading = 'M22 26h40M22 34h28';

/** SVG path data of each document: lines and fields, and its symbol. */
const drawings: Record<TradeDocument, { detail: string; symbol: string }> = {
  contract: {
    detail: `${heading}M22 52h76M22 60h76M22 68h62M22 80h76M22 88h76M22 96h50M22 128h30M68 128h30`,
    symbol: 'M24 123c4-10 7-10 7-2s5-8 8-6 2 7 9 2M70 122c3-7 6-9 8-3s5 3 6-2 5-2 4 3 5 2 8-2',
  },
  shipping: {
    detail: `${heading}M22 48h76v22H22zM60 48v22M22 59h76M22 120h76M22 128h76M22 136h44`,
    symbol: 'M28 96h64l-7 14H36zM40 96v-9h16v9M62 96v-6h20v6M24 114c5-3 8 3 13 0s8 3 13 0 8 3 13 0 8 3 13 0 8 3 13 0',
  },
  customs: {
    detail: `${heading}M22 48h76v52H22zM22 61h76M22 74h76M22 87h76M47 48v52M72 48v52M22 112h40M22 120h34M22 128h40`,
    symbol: 'M97 120a17 17 0 1 1-34 0a17 17 0 1 1 34 0M91 120a11 11 0 1 1-22 0a11 11 0 1 1 22 0M74 120l4 4l8-9',
  },
  insurance: {
    detail: `${heading}M22 96h76M22 104h76M22 112h60M22 128h30M70 128h28`,
    symbol: 'M60 46l22 8c0 16-6 28-22 35c-16-7-22-19-22-35zM50 66l8 8l14-15',
  },
};

/** Drawing of a trade document; hidden from screen readers because the heading next to it names the document. */
export function DocumentDrawing({ document }: { document: TradeDocument }) {
  const { detail, symbol } = drawings[document];
  return (
    <Drawing viewBox="0 0 120 150" aria-hidden>
      <Outline d={page} />
      <path d={detail} />
      <SymbolPath d={symbol} />
    </Drawing>
  );
}
