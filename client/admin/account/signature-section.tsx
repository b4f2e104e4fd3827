import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { signatureForm } from '../../../common/forms/scheduled-mail.ts';
import { useSaveSignatureMutation, useSignatureQuery } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { FormFooter } from '../kit/form-footer.tsx';
import { Section } from '../kit/section.tsx';

/** The own lines of the signature of e-mails. */
export function SignatureSection() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useSignatureQuery();
  const [save] = useSaveSignatureMutation();
  return (
    <Section title="signature.title">
      <Box px={{ base: '4', md: '5' }} py="4" maxW="26rem">
        <chakra.p color="fg.muted" mb="3.5">
          <FormattedMessage id="signature.text" />
        </chakra.p>
        {error && !data && <ErrorStrip title="account.failed" error={error} onRetry={() => void refetch()} />}
        {data?.me && (
          <Form
            schema={signatureForm}
            initialValues={{ signature: data.me.signature }}
            onSubmit={async ({ signature }) => {
              await save({ variables: { signature } });
              notify({ type: 'success', title: formatMessage({ id: 'signature.saved' }) });
            }}
            display="grid"
            gap="3.5"
          >
            <TextAreaField
              name="signature"
              rows={4}
              label={<FormattedMessage id="signature.label" />}
              placeholder={data.me.name}
            />
            <FormFooter>
              <SubmitButton label="admin.save" sendingLabel="admin.saving" />
            </FormFooter>
          </Form>
        )}
      </Box>
    </Section>
  );
}
