import type { IntlShape } from 'react-intl';
import type { ReportCell } from './articles.ts';

/** A cell as the language writes its numbers: `625–643`. */
export function cellText({ formatNumber }: IntlShape, cell: ReportCell): string {
  if (typeof cell === 'number') return formatNumber(cell);
  return `${formatNumber(cell.min)}–${formatNumber(cell.max)}`;
}
