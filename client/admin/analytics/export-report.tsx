import { FileChartColumn, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import { ExportFile, ExportFrame } from '../kit/export-frame.tsx';
import type { Period } from './period.ts';

const formats: [format: string, icon: LucideIcon][] = [
  ['pdf', FileChartColumn],
  ['xlsx', FileSpreadsheet],
  ['csv', FileText],
];

/** The figures of the period as a report or as tables. */
export function ExportReport({ period }: { period: Period }) {
  const query = new URLSearchParams({ from: period.from, to: period.to }).toString();
  return (
    <ExportFrame>
      {formats.map(([format, icon]) => (
        <ExportFile
          key={format}
          format={format}
          icon={icon}
          href={`/exports/analytics.${format}?${query}`}
          label={`analytics.export.${format}`}
        />
      ))}
    </ExportFrame>
  );
}
