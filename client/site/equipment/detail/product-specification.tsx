import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { PageContainer } from '../../../ui/page-container.tsx';
import { figures } from '../categories.ts';
import type { SpecificationRow } from './catalogue.ts';
import { SpecificationList } from './specification.tsx';

/** The specification of a product category. Standards and codes are written left to right in every language. */
export function ProductSpecification({ rows }: { rows: SpecificationRow[] }) {
  return (
    <PageContainer as="section" paddingBottom="var(--section)" aria-labelledby="specification">
      <Box as="h2" id="specification" textStyle="h1" marginBottom="28">
        <FormattedMessage id="equipment-detail.specification" />
      </Box>
      <SpecificationList>
        {rows.map(({ label, value }) => (
          <div key={label} data-words="">
            <dt>
              <FormattedMessage id={`equipment-detail.row.${label}`} />
            </dt>
            <dd>
              {'code' in value ? (
                <bdi dir="ltr">{value.code}</bdi>
              ) : (
                <FormattedMessage id={value.messageId} values={figures} />
              )}
            </dd>
          </div>
        ))}
      </SpecificationList>
    </PageContainer>
  );
}
