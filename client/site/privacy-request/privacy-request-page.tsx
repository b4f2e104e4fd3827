import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { privacyAnswerDays, retention } from '../../../common/retention.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { LazyForm } from '../../ui/form/lazy-form.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { useQueryParam } from '../../ui/use-query-param.ts';
import type { LinkAction, Outcome } from './submit-link-action.ts';

const values = { days: privacyAnswerDays, expiry: retention.unconfirmedAlerts.days };

const loadForm = () => import('./privacy-request-form.tsx');

/** Shows the form, or a button that performs the action of a mailed link when the URL has its token. */
export function PrivacyRequestPage() {
  const tokens = {
    confirm: useQueryParam('confirm'),
    subscribe: useQueryParam('subscribe'),
    unsubscribe: useQueryParam('unsubscribe'),
  };
  const [action, token] = Object.entries(tokens).find(([, value]) => value) ?? [];
  return (
    <PageContainer paddingTop={{ base: '56', lg: '96' }} paddingBottom="var(--section)" minHeight="60svh">
      <SectionHead
        page
        title={<FormattedMessage id="privacy-request.title" />}
        lead={<FormattedMessage id={`privacy-request.${action ? `${action}.lead` : 'lead'}`} values={values} />}
      />
      <Box maxWidth="44rem">
        {action && token ? (
          <LinkButton key={token} action={action as LinkAction} token={token} />
        ) : (
          <LazyForm load={loadForm} minHeight={{ base: '32rem' }} />
        )}
      </Box>
      <Flex marginTop="28">
        <ArrowLink to="/privacy-policy">
          <FormattedMessage id="privacy-request.policy" />
        </ArrowLink>
      </Flex>
    </PageContainer>
  );
}

/** Acts only after a click, because mail scanners open links automatically. */
function LinkButton({ action, token }: { action: LinkAction; token: string }) {
  const [state, setState] = useState<Outcome | 'loading'>();

  async function submit() {
    setState('loading');
    const { submitLinkAction } = await import('./submit-link-action.ts');
    setState(await submitLinkAction(action, token));
  }

  const result = state === 'done' ? `${action}.done` : state;
  return (
    <>
      <Box role="status" textStyle="lead" color={state === 'failed' ? 'fg.error' : 'fg'}>
        {result && result !== 'loading' && <FormattedMessage id={`privacy-request.${result}`} values={values} />}
      </Box>
      {state !== 'done' && state !== 'gone' && (
        <Button
          marginTop="20"
          colorPalette="hot"
          aria-disabled={state === 'loading'}
          onClick={() => void submit().catch(() => setState('failed'))}
        >
          <FormattedMessage id={`privacy-request.${action}`} />
        </Button>
      )}
    </>
  );
}
