import { chakra, Grid, Icon, NativeSelect } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currencies, languages, offerIncoterms, paymentTerms } from '../../../common/enums.ts';
import { priceCurrencies } from '../../../common/market/series.ts';
import { BankAccountField } from '../bank-accounts/bank-account-field.tsx';
import { FieldShell } from '../../ui/form/field-shell.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { DateField } from '../kit/date-input.tsx';
import { useEnumOptions } from '../kit/enum-options.ts';
import { NumberField } from './number-field.tsx';

const label = (name: string) => <FormattedMessage id={`offer.${name}`} />;
const columns = { base: '1fr 1fr', md: 'repeat(auto-fill, minmax(9.5rem, 1fr))' };

/** Language, currency, validity, delivery and payment, which every offer states. */
export const MainTerms = memo(function MainTerms({ deliveryTerms }: { deliveryTerms: string }) {
  const { messages } = useIntl();
  const paymentOptions = useEnumOptions('quote.payment', paymentTerms);
  const languageOptions = useEnumOptions('languageName', languages);
  const placeLabel = `offer.place.${deliveryTerms}`;
  return (
    <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="3.5" alignItems="start">
      <SelectField name="language" label={label('language')} options={languageOptions} emptyOption={null} />
      <SelectField
        name="currency"
        label={label('currency')}
        emptyOption={null}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <DateField name="validUntil" label="offer.validUntil" />
      <IncotermField />
      <TextField
        name="deliveryPlace"
        label={<FormattedMessage id={placeLabel in messages ? placeLabel : 'offer.deliveryPlace'} />}
      />
      <SelectField name="paymentTerms" label={label('paymentTerms')} options={paymentOptions} />
    </Grid>
  );
});

/** Number of Incoterms 2020 for any mode of transport, the first ones of the list. */
const ANY_MODE_TERMS = 7;

/** The Incoterms in the two groups of the rules. */
function IncotermField() {
  const field = useFormField('deliveryTerms');
  const { formatMessage } = useIntl();
  const groups = [
    { title: 'offer.anyMode', terms: offerIncoterms.slice(0, ANY_MODE_TERMS) },
    { title: 'offer.seaOnly', terms: offerIncoterms.slice(ANY_MODE_TERMS) },
  ];
  return (
    <FieldShell field={field} label={label('deliveryTerms')}>
      <NativeSelect.Root>
        <NativeSelect.Field {...field.control} value={field.value}>
          <option value="">{formatMessage({ id: 'form.select' })}</option>
          {groups.map(({ title, terms }) => (
            <optgroup key={title} label={formatMessage({ id: title })}>
              {terms.map((term) => (
                <option key={term} value={term}>
                  {formatMessage({ id: `incoterm.${term}` })}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldShell>
  );
}

/** Terms that a proforma invoice states and a simple offer does not need. */
export const MoreTerms = memo(function MoreTerms() {
  const { formatMessage } = useIntl();
  const allowedOptions = ['true', 'false'].map((value) => ({
    value,
    label: formatMessage({ id: `offer.allowed.${value}` }),
  }));
  return (
    <chakra.details open borderTopWidth="1px" borderColor="border.subtle">
      <chakra.summary display="flex" alignItems="center" gap="1" minH="11" cursor="pointer" textStyle="head">
        <Icon
          as={ChevronRight}
          boxSize="4"
          css={{ '[open] > summary > &': { transform: 'rotate(90deg)' } }}
          aria-hidden
        />
        <FormattedMessage id="offer.moreTerms" />
      </chakra.summary>
      <Grid templateColumns={columns} gap="3.5" alignItems="start" pb="2">
        <TextField name="loadingPort" label={label('loadingPort')} />
        <TextField name="dischargePort" label={label('dischargePort')} />
        <DateField name="shipmentFrom" label="offer.shipmentFrom" />
        <DateField name="shipmentUntil" label="offer.shipmentUntil" />
        <SelectField
          name="partialShipment"
          label={label('partialShipment')}
          options={allowedOptions}
          emptyOption="offer.allowed.unset"
        />
        <SelectField
          name="transshipment"
          label={label('transshipment')}
          options={allowedOptions}
          emptyOption="offer.allowed.unset"
        />
        <NumberField name="tolerancePercent" label={label('tolerancePercent')} decimals={[0, 1]} />
        <TextField name="origin" label={label('origin')} />
        <TextField name="packing" label={label('packing')} />
        <TextField name="inspection" label={label('inspection')} />
        <TextField name="paymentText" label={label('paymentText')} />
        <BankAccountField />
        <SelectField
          name="convertedTo"
          label={label('convertedTo')}
          hint={label('convertedTo.hint')}
          emptyOption="offer.convertedTo.none"
          options={priceCurrencies.map((value) => ({ value, label: value }))}
        />
      </Grid>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3.5" mt="2" alignItems="start">
        <TextAreaField name="documents" rows={3} label={label('documents')} hint={label('documentsHint')} />
        <TextAreaField name="note" rows={3} label={label('note')} hint={label('noteHint')} />
      </Grid>
    </chakra.details>
  );
});
