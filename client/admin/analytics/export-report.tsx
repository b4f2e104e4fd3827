import { FileChartColumn, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import { ExportMenuItem, ExportDropdown } from '../kit/export-dropdown.tsx';
import type { Period } from './period.ts';

const formats: [format: string, icon: LucideIcon][] = [
  ['pdf', FileChartColumn],
  ['xlsx', FileSpreadsheet],
  ['csv', FileText],
];

/** Menu that downloads the figures of the period as PDF, XLSX or CSV. */
export function ExportReport({ period }: { period: Period }) {
  const query = new URLSearchParams({ from: period.from, to: period.to }).toString();
  return (
    <ExportDropdown>
      {formats.map(([format, icon]) => (
        <ExportMenuItem
          key={format}
          format={format}
          icon={icon}
          href={`/exports/analytics.${format}?${query}`}
          label={`analytics.export.${format}`}
        />
      ))}
    </ExportDropdown>
  );
}
