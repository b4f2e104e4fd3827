import { Box } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { enumName } from '../../../../common/enums.ts';
import { newsSubscriptionFields } from '../../../../common/forms/news-subscription.ts';
import { useSubscribeToNewsMutation } from '../../../graphql/generated.ts';
import { PublicData } from '../../../graphql/public-data.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ConsentField } from '../../../ui/form/consent-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { HoneypotField } from '../../../ui/form/honeypot-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

/** Form for news by e-mail; the mailbox has to confirm it. */
export default function NewsSubscriptionForm() {
  return (
    <PublicData>
      <Fields />
    </PublicData>
  );
}

function Fields() {
  const language = enumName(useLocale());
  const [subscribe] = useSubscribeToNewsMutation();
  const [email, setEmail] = useState<string>();

  if (email)
    return (
      <Box role="status" fontWeight="500">
        <FormattedMessage id="market-updates.subscription.sent" values={{ email: <bdi key="email">{email}</bdi> }} />
      </Box>
    );
  return (
    <Form
      schema={newsSubscriptionFields}
      onSubmit={async (fields) => {
        await subscribe({ variables: { input: { ...fields, language } } });
        setEmail(fields.email);
      }}
    >
      <TextField name="email" type="email" autoComplete="email" />
      <HoneypotField name="website" />
      <Box mt="12">
        <ConsentField name="consent" />
      </Box>
      <SubmitButton label="market-updates.subscription.send" mt="12" icon={<ArrowRight aria-hidden />} />
    </Form>
  );
}
