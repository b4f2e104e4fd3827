import { FormattedMessage, useIntl } from 'react-intl';
import { FiguresTable } from '../../ui/figures-table.tsx';
import type { ReportTable as Table } from './articles.ts';
import { formatReportCell } from './report-cell.ts';
import { reportFigures } from './report-values.ts';

/** Table of the figures of a chart. */
export function ReportTable({ caption, columns, rows }: Table) {
  const intl = useIntl();
  return (
    <FiguresTable>
      <caption>
        <FormattedMessage id={caption} values={reportFigures} />
      </caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-number={index ? '' : undefined}>
              <FormattedMessage id={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">
              <FormattedMessage id={name} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-number="">
                <bdi dir="ltr">{formatReportCell(intl, cell)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
