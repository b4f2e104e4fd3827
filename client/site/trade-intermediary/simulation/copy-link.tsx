import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { tradeQuery } from '../../trade/trade-query.ts';
import type { Trade } from '../../trade/simulation.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';

/** Copies the address of this very trade. Browsers lend the clipboard only to pages served over HTTPS: elsewhere there is no button. */
export function CopyLink({ trade }: { trade: Trade }) {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<string>();
  if (!hydrated || !('clipboard' in navigator)) return null;

  const link = `${window.location.origin}${pathname}?${tradeQuery(trade)}#simulation`;
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(link));
  return (
    <Button variant="outline" onClick={copy} aria-live="polite">
      <FormattedMessage id={copied === link ? 'simulation.copied' : 'simulation.copy'} />
    </Button>
  );
}
