import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { useQueryParam } from '../../ui/use-query-param.ts';
import type { Outcome } from './submit-alert-action.ts';

/** Confirms or cancels a price alert only after a click, because mail scanners open links automatically. */
export function PriceAlertPage() {
  const confirmToken = useQueryParam('confirm');
  const cancelToken = useQueryParam('cancel');
  const action = cancelToken ? 'cancel' : 'confirm';
  const token = cancelToken ?? confirmToken;
  const [state, setState] = useState<Outcome | 'loading'>();

  async function submit() {
    if (!token) return;
    setState('loading');
    const { submitAlertAction } = await import('./submit-alert-action.ts');
    setState(await submitAlertAction(action, token));
  }

  const doneMessage = action === 'confirm' ? 'price-alert.confirmed' : 'price-alert.cancelled';
  const resultMessages = { done: doneMessage, gone: 'price-alert.gone', failed: 'price-alert.failed' };
  return (
    <PageContainer paddingTop={{ base: '56', lg: '96' }} paddingBottom="var(--section)" minHeight="60svh">
      <SectionHead
        page
        title={<FormattedMessage id="price-alert.title" />}
        lead={<FormattedMessage id={`price-alert.${action}.lead`} />}
      />
      <Box role="status" textStyle="lead" color={state === 'failed' ? 'fg.error' : 'fg'}>
        {state && state !== 'loading' && <FormattedMessage id={resultMessages[state]} />}
      </Box>
      <Flex wrap="wrap" alignItems="center" gap="28" marginTop="20">
        {token && state !== 'done' && state !== 'gone' && (
          <Button
            colorPalette="hot"
            aria-disabled={state === 'loading'}
            onClick={() => void submit().catch(() => setState('failed'))}
          >
            <FormattedMessage id={`price-alert.${action}`} />
          </Button>
        )}
        <ArrowLink to="/price-lists">
          <FormattedMessage id="price-alert.prices" />
        </ArrowLink>
      </Flex>
    </PageContainer>
  );
}
