import { Box, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { enumName, privacyRequestKinds } from '../../../common/enums.ts';
import { privacyRequestFields } from '../../../common/forms/privacy-request.ts';
import { retention } from '../../../common/retention.ts';
import { useSubmitPrivacyRequestMutation } from '../../graphql/generated.ts';
import { PublicData } from '../../graphql/public-data.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { Form } from '../../ui/form/form.tsx';
import { HoneypotField } from '../../ui/form/honeypot-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

/** Form with which a person asks about their data; the answer is the same whether or not the mailbox is known. */
export default function PrivacyRequestForm() {
  return (
    <PublicData>
      <Fields />
    </PublicData>
  );
}

function Fields() {
  const { formatMessage } = useIntl();
  const language = enumName(useLocale());
  const [submit] = useSubmitPrivacyRequestMutation();
  const [email, setEmail] = useState<string>();

  if (email)
    return (
      <Box role="status" textStyle="lead">
        <FormattedMessage id="privacy-request.sent" values={{ email: <bdi key="email">{email}</bdi> }} />
      </Box>
    );
  return (
    <Form
      schema={privacyRequestFields}
      onSubmit={async ({ privacyKind, ...fields }) => {
        await submit({ variables: { input: { ...fields, kind: enumName(privacyKind), language } } });
        setEmail(fields.email);
      }}
    >
      <Box display="grid" gap="20">
        <SelectField
          name="privacyKind"
          label={<FormattedMessage id="privacy-request.kind" />}
          options={privacyRequestKinds.map((kind) => ({
            value: kind,
            label: formatMessage({ id: `privacy-request.kind.${kind}` }),
          }))}
        />
        <TextField name="email" type="email" autoComplete="email" />
        <TextAreaField name="message" rows={4} label={<FormattedMessage id="privacy-request.message" />} />
      </Box>
      <HoneypotField name="website" />
      <SubmitButton
        label="privacy-request.send"
        colorPalette="hot"
        width={{ base: 'full', md: 'auto' }}
        mt="16"
        icon={<ArrowRight aria-hidden />}
      />
      <Text mt="12" textStyle="tiny" color="fg.muted">
        <FormattedMessage id="privacy-request.expiry" values={{ expiry: retention.unconfirmedAlerts.days }} />
      </Text>
    </Form>
  );
}
