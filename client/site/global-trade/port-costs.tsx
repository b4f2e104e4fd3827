import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { tradeRoute } from '../../../common/business.ts';
import { FiguresTable } from '../../ui/figures-table.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { routeTotals } from './route-totals.ts';

/** Days at sea, days in port and costs of each port, with totals. */
export function PortCosts() {
  return (
    <Box as="section" bg="bg.panel" paddingBlock="var(--section)" aria-labelledby="ports">
      <PageContainer>
        <SectionHead
          id="ports"
          title={<FormattedMessage id="global-trade.ports" />}
          lead={<FormattedMessage id="global-trade.ports.lead" />}
        />
        <FiguresTable>
          <Box as="caption" srOnly>
            <FormattedMessage id="global-trade.ports" />
          </Box>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="global-trade.column.port" />
              </th>
              <Box asChild hideBelow="md">
                <th scope="col">
                  <FormattedMessage id="global-trade.column.role" />
                </th>
              </Box>
              <th scope="col" data-number="">
                <FormattedMessage id="global-trade.column.sea" />
              </th>
              <th scope="col" data-number="">
                <FormattedMessage id="global-trade.column.handling" />
              </th>
              <th scope="col" data-number="">
                <FormattedMessage id="global-trade.column.cost" />
              </th>
            </tr>
          </thead>
          <tbody>
            {tradeRoute.map(({ port, seaDays, handlingDays, cost }) => (
              <tr key={port}>
                <th scope="row">
                  <FormattedMessage id={`global-trade.port.${port}`} />
                </th>
                <Box as="td" hideBelow="md">
                  <FormattedMessage id={`global-trade.role.${port}`} />
                </Box>
                <RangeCell range={seaDays} />
                <RangeCell range={handlingDays} />
                <RangeCell range={cost} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <FormattedMessage id="global-trade.total" />
              </th>
              <Box as="td" hideBelow="md" />
              <RangeCell range={routeTotals.seaDays} />
              <RangeCell range={routeTotals.handlingDays} />
              <RangeCell range={routeTotals.cost} />
            </tr>
          </tfoot>
        </FiguresTable>
        <Box as="p" textStyle="small" color="fg.muted" marginTop="20" maxWidth="70ch">
          <FormattedMessage id="global-trade.ports.note" />
        </Box>
      </PageContainer>
    </Box>
  );
}

function RangeCell({ range }: { range?: { min: number; max: number } }) {
  return (
    <td data-number="">
      {range ? (
        <bdi dir="ltr">
          <FormattedMessage id="global-trade.span" values={range} />
        </bdi>
      ) : (
        '–'
      )}
    </td>
  );
}
