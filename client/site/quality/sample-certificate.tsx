import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import type { Certificate } from './certificates.ts';
import { certificateSize, getGuillochePath } from './guilloche.ts';

/** Placeholder lines of text as [y, width]. */
const textLines = [
  [250, 300],
  [268, 320],
  [286, 260],
  [340, 310],
  [358, 280],
  [376, 320],
] as const;
const watermarkPositions = [150, 300, 450];

const Page = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    bg: 'white',
    color: 'graphite.900',
    userSelect: 'none',
    fontFamily: 'body',
    '& text': { fontSize: '14px' },
    '& [data-text=standard]': { fontSize: '30px', fontWeight: '600' },
    '& [data-text=company]': { fontSize: '15px', fontWeight: '600', direction: 'ltr' },
    '& [data-text=watermark]': { fontSize: '64px', fontWeight: '700', opacity: 0.16 },
    '& [data-protected]': { filter: 'blur(3px)' },
  },
});

/** A watermarked sample of a certificate; dragging and the context menu are disabled. */
export function SampleCertificate({ certificate }: { certificate: Certificate }) {
  const { formatMessage } = useIntl();
  const { id, standard, issued, types = '', isProtected } = certificate;
  const sample = formatMessage({ id: 'quality.sample' });

  return (
    <Page
      viewBox={`0 0 ${certificateSize.width} ${certificateSize.height}`}
      role="img"
      aria-label={formatMessage({ id: 'quality.preview.picture' }, { standard })}
      fill="currentColor"
      textAnchor="middle"
      onContextMenu={(event) => event.preventDefault()}
      onDragStart={(event) => event.preventDefault()}
    >
      <image href={`/${getGuillochePath(id)}`} {...certificateSize} />
      <g data-protected={isProtected || undefined}>
        <text x="210" y="92" data-text="standard">
          {standard}
        </text>
        <text x="210" y="126">
          {formatMessage({ id: `quality.certificate.${id}` })}
        </text>
        <path d="M60 156h300v1H60z" />
        <text x="210" y="198" data-text="company">
          {brand.legalName}
        </text>
        {textLines.map(([y, width]) => (
          <path key={y} fill="#d5dade" d={`M${210 - width / 2} ${y}h${width}v7h-${width}z`} />
        ))}
        <text x="210" y="446">
          {issued
            ? formatMessage({ id: 'quality.issued' }, { issued })
            : formatMessage({ id: 'quality.types' }, { types })}
        </text>
        <circle cx="210" cy="508" r="34" fill="none" stroke="currentColor" />
        <circle cx="210" cy="508" r="28" fill="none" stroke="currentColor" strokeDasharray="2 3" />
      </g>
      {watermarkPositions.map((y) => (
        <text key={y} x="210" y={y} data-text="watermark" transform={`rotate(-28 210 ${y})`}>
          {sample}
        </text>
      ))}
    </Page>
  );
}
