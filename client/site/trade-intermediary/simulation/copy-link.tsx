import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { createTradeQuery } from '../../trade/trade-query.ts';
import type { Trade } from '../../trade/simulation.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';

/** Copies a link to the simulated trade. The Clipboard API needs HTTPS; without it the button is not rendered. */
export function CopyLink({ trade }: { trade: Trade }) {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const [copiedLink, setCopiedLink] = useState<string>();
  if (!hydrated || !('clipboard' in navigator)) return null;

  const link = `${window.location.origin}${pathname}?${createTradeQuery(trade)}#simulation`;
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopiedLink(link));
  return (
    <Button variant="outline" onClick={copy} aria-live="polite">
      <FormattedMessage id={copiedLink === link ? 'simulation.copied' : 'simulation.copy'} />
    </Button>
  );
}
