import { chakra, Grid, Icon } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DateField } from '../../kit/date-input.tsx';

const label = (name: string) => <FormattedMessage id={`offer.${name}`} />;
const sums = ['discount', 'freight', 'insurance', 'vatPercent', 'tolerancePercent'];
const texts = ['origin', 'loadingPort', 'dischargePort', 'packing', 'paymentText', 'inspection'];

/** Sums and terms that a proforma invoice states and a simple offer does not need. */
export function OfferTerms() {
  const { formatMessage } = useIntl();
  const allowedOptions = ['true', 'false'].map((value) => ({
    value,
    label: formatMessage({ id: `offer.allowed.${value}` }),
  }));
  return (
    <chakra.details mt="4" borderTopWidth="1px" borderColor="border.subtle">
      <chakra.summary display="flex" alignItems="center" gap="1" minH="11" cursor="pointer" fontWeight="medium">
        <Icon
          as={ChevronRight}
          boxSize="4"
          css={{ '[open] > summary > &': { transform: 'rotate(90deg)' } }}
          aria-hidden
        />
        <FormattedMessage id="offer.moreTerms" />
      </chakra.summary>
      <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="3.5" alignItems="start" pb="2">
        {sums.map((name) => (
          <TextField key={name} name={name} type="number" step="any" min="0" label={label(name)} />
        ))}
        {texts.map((name) => (
          <TextField key={name} name={name} label={label(name)} />
        ))}
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
      </Grid>
      <chakra.div mt="2">
        <TextAreaField name="documents" rows={3} label={label('documents')} />
      </chakra.div>
    </chakra.details>
  );
}
