import { Box, Button } from '@chakra-ui/react';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MarketValue } from './market.ts';

const load = async () => (await import('./alert-form.tsx')).default;

/** The way to a price alert; the form comes when somebody wants one. */
export function AlertOffer({ value }: { value: MarketValue }) {
  const [Form, setForm] = useState<Awaited<ReturnType<typeof load>>>();
  const [failed, setFailed] = useState(false);
  const open = () =>
    load().then(
      (loaded) => setForm(() => loaded),
      () => setFailed(true),
    );
  return (
    <Box borderTopWidth="1px" borderColor="border" marginTop="24" paddingTop="20">
      {Form ? (
        <>
          <Box as="h3" textStyle="h3">
            <FormattedMessage id="market.alert" />
          </Box>
          <Box as="p" textStyle="small" color="fg.muted" marginTop="4" marginBottom="16">
            <FormattedMessage id="market.alert.lead" />
          </Box>
          <Form value={value} />
        </>
      ) : (
        <Button variant="outline" size="sm" gap="12" onClick={() => void open()}>
          <BellPlus aria-hidden />
          <FormattedMessage id="market.alert" />
        </Button>
      )}
      <Box role="alert" color="fg.error" textStyle="small">
        {failed && !Form && <FormattedMessage id="market.alert.unloaded" />}
      </Box>
    </Box>
  );
}
