import { Box, GridItem, SimpleGrid, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { supplierMinimums } from '../../../common/business.ts';
import { enumName } from '../../../common/enums.ts';
import { MAX_CERTIFICATES, supplierForm, type SupplierForm } from '../../../common/forms/supplier-application.ts';
import type { Failure } from '../../graphql/failure.ts';
import { useSubmitSupplierApplicationMutation } from '../../graphql/generated.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useCountryNames, useSteelProductNames } from '../../i18n/use-names.ts';
import { ComboboxField } from '../../ui/form/combobox-field.tsx';
import { ConsentField } from '../../ui/form/consent-field.tsx';
import { FileField } from '../../ui/form/file-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { HoneypotField } from '../../ui/form/honeypot-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import type { SupplierReceipt } from './supplier-form.tsx';

interface Props {
  /** Makes retries idempotent: the server stores only one application for each id. */
  submissionId: string;
  onReceipt: (receipt: SupplierReceipt, sent: SupplierForm) => void;
}

const TOAST_DURATION_MS = 5000;

/** Fields of the supplier application: company, product, contact person and certificates. */
export function SupplierFields({ submissionId, onReceipt }: Props) {
  const { formatMessage } = useIntl();
  const language = enumName(useLocale());
  const countries = useCountryNames();
  const products = useSteelProductNames();
  const [submit] = useSubmitSupplierApplicationMutation();

  async function handleSubmit(values: SupplierForm) {
    const { data } = await submit({ variables: { input: { ...values, language, submissionId } } });
    if (!data) return;
    showToast('success', 'supplier-network.sent');
    onReceipt(data.submitSupplierApplication, values);
  }

  /** Invalid fields show their own message and need no toast. */
  function handleFailure({ kind }: Failure) {
    if (kind !== 'fields') showToast('error', 'supplier-network.failed');
  }

  const showToast = (type: 'success' | 'error', id: string) =>
    notify({
      type,
      title: formatMessage({ id }),
      description: formatMessage({ id: `${id}.detail` }),
      duration: TOAST_DURATION_MS,
      topic: 'supplier',
    });

  return (
    <Form schema={supplierForm} onSubmit={handleSubmit} onFailure={handleFailure}>
      <SimpleGrid columns={{ md: 2 }} columnGap="16" rowGap="20">
        <TextField name="companyName" autoComplete="organization" />
        <ComboboxField name="country" choices={countries} />
        <ComboboxField name="productType" choices={products} />
        <TextField
          name="monthlyCapacity"
          type="number"
          inputMode="decimal"
          autoComplete="off"
          hint={
            <FormattedMessage id="supplier-network.capacity.hint" values={{ tons: supplierMinimums.monthlyTons }} />
          }
        />
        <TextField name="contactPerson" autoComplete="name" />
        <TextField name="email" type="email" autoComplete="email" />
        <TextField name="phone" type="tel" autoComplete="tel" />
        <TextField name="website" type="url" autoComplete="url" />
        <GridItem colSpan={{ md: 2 }}>
          <TextAreaField
            name="description"
            rows={5}
            placeholder={formatMessage(
              { id: 'supplier-network.descriptionHint' },
              { references: supplierMinimums.references },
            )}
          />
        </GridItem>
        <GridItem colSpan={{ md: 2 }}>
          <FileField name="certificateIds" max={MAX_CERTIFICATES} />
        </GridItem>
      </SimpleGrid>
      <HoneypotField name="honeypot" />
      <Box mt="12">
        <ConsentField name="consent" />
      </Box>
      <SubmitButton
        label="supplier-network.send"
        colorPalette="hot"
        width={{ base: 'full', md: 'auto' }}
        mt="16"
        icon={<ArrowRight aria-hidden />}
      />
      <Text mt="12" textStyle="tiny" color="fg.muted">
        <FormattedMessage id="supplier-network.note" />
      </Text>
    </Form>
  );
}
