import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { FiguresTable } from '../../ui/figures-table.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { duties, offeredTerms } from './terms.ts';

/** Comparison of FOB and CFR according to Incoterms 2020: duties, costs and transfer of risk. */
export function DeliveryTerms() {
  return (
    <Box as="section" className="dark" layerStyle="millScale" paddingBlock="var(--section)" aria-labelledby="terms">
      <PageContainer>
        <Columns rowGap="40">
          <Box gridColumn={{ base: '1 / -1', lg: '1 / span 5' }}>
            <Box as="h2" id="terms" textStyle="d2">
              <FormattedMessage id="global-trade.terms" />
            </Box>
            <Box as="p" textStyle="lead" color="fg.muted" marginTop="20" maxWidth="34em">
              <FormattedMessage id="global-trade.terms.lead" />
            </Box>
            <Box as="dl" marginTop="40">
              {offeredTerms.map(({ term, port }) => (
                <Box key={term} borderTopWidth="1px" borderColor="border" paddingBlock="20">
                  <Box as="dt" textStyle="h1">
                    <bdi dir="ltr">{term}</bdi> <FormattedMessage id={`global-trade.port.${port}`} />
                  </Box>
                  <Box as="dd" color="fg.muted" marginTop="8" maxWidth="52ch" textWrap="pretty">
                    <FormattedMessage id={`global-trade.terms.${term}`} />
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
          <Box gridColumn={{ base: '1 / -1', lg: '7 / -1' }}>
            <FiguresTable>
              <caption>
                <FormattedMessage id="global-trade.duties" />
              </caption>
              <thead>
                <tr>
                  <th scope="col">
                    <FormattedMessage id="global-trade.duty" />
                  </th>
                  {offeredTerms.map(({ term }) => (
                    <th key={term} scope="col">
                      <bdi dir="ltr">{term}</bdi>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {duties.map(({ id, FOB, CFR }) => (
                  <tr key={id}>
                    <th scope="row">
                      <FormattedMessage id={`global-trade.duty.${id}`} />
                    </th>
                    <td>
                      <FormattedMessage id={`global-trade.by.${FOB}`} />
                    </td>
                    <td>
                      <FormattedMessage id={`global-trade.by.${CFR}`} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </FiguresTable>
            <Box as="p" textStyle="small" color="fg.muted" marginTop="20" maxWidth="62ch">
              <FormattedMessage id="global-trade.terms.note" />
            </Box>
          </Box>
        </Columns>
      </PageContainer>
    </Box>
  );
}
