import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ReportTable as Table } from './articles.ts';
import { BarChart } from './bar-chart.tsx';
import { PriceRangeChart } from './price-range-chart.tsx';
import { ReportTable } from './report-table.tsx';
import { reportFigures, createReportValues, type ReportDates } from './report-values.ts';

const TableDetails = chakra('details', {
  base: {
    marginTop: '16',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '8',
      minHeight: '48',
      cursor: 'pointer',
      listStyle: 'none',
      fontWeight: '500',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      '&::-webkit-details-marker': { display: 'none' },
      '& svg': { boxSize: '1.125rem' },
    },
    '&[open] > summary svg': { rotate: '180deg' },
  },
});

/** Chart of a report with caption, source note and an expandable table of its figures. */
export function ReportFigure({ table, dates }: { table: Table; dates: ReportDates }) {
  return (
    <Box as="figure" marginTop="40" borderTopWidth="2px" borderColor="fg" paddingTop="16">
      <Box as="figcaption" textStyle="h3" marginBottom="16">
        <FormattedMessage id={table.caption} values={reportFigures} />
      </Box>
      {table.chart === 'bars' ? <BarChart {...table} /> : <PriceRangeChart {...table} />}
      <Box as="p" textStyle="small" color="fg.muted" marginTop="20" maxWidth="62ch">
        <FormattedMessage id={table.source} values={createReportValues(dates)} />
      </Box>
      <TableDetails>
        <summary>
          <FormattedMessage id="market-updates.table" />
          <ChevronDown aria-hidden />
        </summary>
        <ReportTable {...table} />
      </TableDetails>
    </Box>
  );
}
