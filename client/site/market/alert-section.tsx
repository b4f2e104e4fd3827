import { Box, Button } from '@chakra-ui/react';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MarketValue } from './market.ts';

const loadForm = async () => (await import('./alert-form.tsx')).default;

/** Button that loads and shows the price alert form. */
export function AlertSection({ value }: { value: MarketValue }) {
  const [Form, setForm] = useState<Awaited<ReturnType<typeof loadForm>>>();
  const [hasFailed, setHasFailed] = useState(false);
  const showForm = () =>
    loadForm().then(
      (loaded) => setForm(() => loaded),
      () => setHasFailed(true),
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
        <Button variant="outline" size="sm" gap="12" onClick={() => void showForm()}>
          <BellPlus aria-hidden />
          <FormattedMessage id="market.alert" />
        </Button>
      )}
      <Box role="alert" color="fg.error" textStyle="small">
        {hasFailed && !Form && <FormattedMessage id="market.alert.unloaded" />}
      </Box>
    </Box>
  );
}
