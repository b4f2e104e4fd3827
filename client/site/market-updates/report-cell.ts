import type { IntlShape } from 'react-intl';
import type { ReportCell } from './articles.ts';

/** Formats a cell in the language of the page; a range becomes `625–643`. */
export function formatReportCell({ formatNumber }: IntlShape, cell: ReportCell): string {
  if (typeof cell === 'number') return formatNumber(cell);
  return `${formatNumber(cell.min)}–${formatNumber(cell.max)}`;
}
