import { Box, SimpleGrid } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { enumName } from '../../../common/enums.ts';
import { priceAlertFields } from '../../../common/forms/price-alert.ts';
import { formatMarketValue } from '../../../common/market/format.ts';
import { useRequestPriceAlertMutation } from '../../graphql/generated.ts';
import { PublicData } from '../../graphql/public-data.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { ConsentField } from '../../ui/form/consent-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { HoneypotField } from '../../ui/form/honeypot-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { MarketValue } from './market.ts';
import { useSeriesNames } from '../../ui/series-name.ts';

/** Form for a price alert: one mail when a series reaches the threshold. */
export default function AlertForm({ value }: { value: MarketValue }) {
  return (
    <PublicData>
      <Fields value={value} />
    </PublicData>
  );
}

function Fields({ value }: { value: MarketValue }) {
  const { locale } = useIntl();
  const language = enumName(useLocale());
  const { unitOf } = useSeriesNames();
  const [requestAlert] = useRequestPriceAlertMutation();
  const [email, setEmail] = useState<string>();

  if (email)
    return (
      <Box role="status" fontWeight="500">
        <FormattedMessage id="market.alert.sent" values={{ email: <bdi key="email">{email}</bdi> }} />
      </Box>
    );
  return (
    <Form
      schema={priceAlertFields}
      onSubmit={async (fields) => {
        await requestAlert({ variables: { input: { ...fields, symbol: value.symbol, language } } });
        setEmail(fields.email);
      }}
    >
      <SimpleGrid columns={{ md: 2 }} columnGap="16" rowGap="20">
        <TextField
          name="threshold"
          type="number"
          step="any"
          inputMode="decimal"
          label={<FormattedMessage id="market.alert.threshold" values={{ unit: unitOf(value) }} />}
          hint={
            <FormattedMessage
              id="market.alert.hint"
              values={{ value: <bdi key="value">{formatMarketValue(value, locale)}</bdi> }}
            />
          }
        />
        <TextField name="email" type="email" autoComplete="email" />
      </SimpleGrid>
      <HoneypotField name="website" />
      <Box mt="12">
        <ConsentField name="consent" />
      </Box>
      <SubmitButton label="market.alert.send" mt="12" icon={<ArrowRight aria-hidden />} />
    </Form>
  );
}
