import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { GoLink } from '../../ui/go-link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useUrlChoice } from '../../ui/use-url-choice.ts';
import type { Outcome } from './alert-calls.ts';

/** Does nothing by itself: links in mail are also opened by programs that only look where they lead. */
export function PriceAlertPage() {
  const confirm = useUrlChoice('confirm');
  const cancel = useUrlChoice('cancel');
  const action = cancel ? 'cancel' : 'confirm';
  const token = cancel ?? confirm;
  const [state, setState] = useState<Outcome | 'asking'>();

  async function act() {
    if (!token) return;
    setState('asking');
    const { settle } = await import('./alert-calls.ts');
    setState(await settle(action, token));
  }

  const done = action === 'confirm' ? 'price-alert.confirmed' : 'price-alert.cancelled';
  const said = { done, gone: 'price-alert.gone', failed: 'price-alert.failed' };
  return (
    <Sheet paddingTop={{ base: '56', lg: '96' }} paddingBottom="var(--section)" minHeight="60svh">
      <SectionHead
        page
        title={<FormattedMessage id="price-alert.title" />}
        lead={<FormattedMessage id={`price-alert.${action}.lead`} />}
      />
      <Box role="status" textStyle="lead" color={state === 'failed' ? 'fg.error' : 'fg'}>
        {state && state !== 'asking' && <FormattedMessage id={said[state]} />}
      </Box>
      <Flex wrap="wrap" alignItems="center" gap="28" marginTop="20">
        {token && state !== 'done' && state !== 'gone' && (
          <Button
            colorPalette="hot"
            aria-disabled={state === 'asking'}
            onClick={() => void act().catch(() => setState('failed'))}
          >
            <FormattedMessage id={`price-alert.${action}`} />
          </Button>
        )}
        <GoLink to="/price-lists">
          <FormattedMessage id="price-alert.prices" />
        </GoLink>
      </Flex>
    </Sheet>
  );
}
