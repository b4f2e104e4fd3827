import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { LazyForm } from '../../ui/form/lazy-form.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { tradeModes } from '../links.ts';
import { TermsGuide } from './terms-guide.tsx';
import { useTradeMode } from './use-trade-mode.ts';

const loadForm = () => import('./trade-quote.tsx');

/** The buyer's or the seller's form (`?mode=`), with an explanation of the terms next to it. */
export function FormSection() {
  const { formatMessage } = useIntl();
  const mode = useTradeMode();

  return (
    <Box as="section" id="form" bg="bg.panel" paddingBlock="var(--section)" aria-labelledby="form-title">
      <PageContainer>
        <FilterBar
          name="mode"
          label={formatMessage({ id: 'quote-system.modes' })}
          chosen={mode === 'buyer' ? undefined : mode}
          choices={tradeModes.map((value) => ({
            value: value === 'buyer' ? undefined : value,
            text: <FormattedMessage id={`quote-system.mode.${value}`} />,
          }))}
        />
        <Columns rowGap="64" paddingTop={{ base: '32', lg: '48' }}>
          <Box gridColumn={{ base: '1 / -1', lg: '1 / span 7' }}>
            <Box as="h2" id="form-title" textStyle="d3">
              <FormattedMessage id={`quote-system.${mode}.form`} />
            </Box>
            <Box as="p" textStyle="lead" color="fg.muted" marginTop="16" marginBottom="36" maxWidth="34em">
              <FormattedMessage id={`quote-system.${mode}.form.lead`} />
            </Box>
            <LazyForm load={loadForm} minHeight={{ base: '114rem', md: '75rem' }} />
          </Box>
          <Box gridColumn={{ base: '1 / -1', lg: '9 / -1' }}>
            <TermsGuide />
          </Box>
        </Columns>
      </PageContainer>
    </Box>
  );
}
