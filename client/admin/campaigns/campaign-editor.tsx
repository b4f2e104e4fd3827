import { Box, chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InferType } from 'yup';
import { enumName, languages, storedValue, viewLists } from '../../../common/enums.ts';
import { campaignForm, campaignVariables } from '../../../common/forms/campaign.ts';
import { fillVariables } from '../../../common/mail-variables.ts';
import { useSaveCampaignMutation, type CampaignRecordFragment, type ViewList } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DetailSection } from '../kit/detail-section.tsx';
import { DirtyObserver } from '../kit/dirty-observer.tsx';
import { useEnumOptions } from '../kit/enum-options.ts';
import { FormFooter } from '../kit/form-footer.tsx';
import { LanguageTabs } from '../kit/language-tabs.tsx';
import { AudienceField } from './audience-field.tsx';
import { FormattedMail } from '../mail/formatted-mail.tsx';
import { MailBodyField } from '../mail/mail-fields.tsx';

type CampaignForm = InferType<typeof campaignForm>;

/** A list and its filter as a query string. */
export interface Audience {
  list: ViewList;
  query: string;
}

interface Props {
  /** Id of the campaign; of a new one, the id that it gets. */
  id: string;
  /** Undefined for a new one. */
  campaign?: CampaignRecordFragment;
  /** Whose contacts get a new one; all companies by default. */
  audience?: Audience;
  onSaved?: () => void;
  onDirtyChange?: (isDirty: boolean) => void;
}

/** Whom a campaign goes to, and its texts. */
export function CampaignEditor({ id, campaign, audience, onSaved, onDirtyChange }: Props) {
  const { formatMessage } = useIntl();
  const [save] = useSaveCampaignMutation({ refetchQueries: ['CampaignReach'] });
  const languageOptions = useEnumOptions('languageName', languages);
  const initialValues = useMemo(() => toFormValues(campaign, audience), [campaign, audience]);

  async function send(form: CampaignForm) {
    const input = {
      defaultLanguage: enumName(form.defaultLanguage),
      texts: form.texts.map((text) => ({ ...text, language: enumName(text.language) })),
      list: enumName(form.list),
      query: form.query,
    };
    await save({ variables: { id, input, version: campaign?.updatedAt } });
    notify({ type: 'success', title: formatMessage({ id: 'campaigns.saved' }), topic: 'campaigns' });
    onSaved?.();
  }

  return (
    <Form schema={campaignForm} initialValues={initialValues} markedFields="required" onSubmit={send}>
      <DirtyObserver onChange={onDirtyChange} />
      <DetailSection title="campaigns.audience">
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3.5">
          <AudienceField />
        </Box>
      </DetailSection>
      <DetailSection title="campaigns.texts">
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3.5">
          <Box maxW="16rem">
            <SelectField
              name="defaultLanguage"
              options={languageOptions}
              emptyOption={null}
              label={<FormattedMessage id="campaigns.defaultLanguage" />}
              hint={<FormattedMessage id="campaigns.defaultLanguageHint" />}
            />
          </Box>
          <Texts />
        </Box>
      </DetailSection>
      <Box px={{ base: '4', md: '7' }} py="4">
        <FormFooter>
          <SubmitButton label="admin.save" sendingLabel="admin.saving" variant="solid" colorPalette="molten" />
        </FormFooter>
      </Box>
    </Form>
  );
}

const toFormValues = (campaign?: CampaignRecordFragment, audience?: Audience) => ({
  defaultLanguage: storedValue(languages, campaign?.defaultLanguage) ?? 'tr',
  texts: languages.map((language) => {
    const { subject = '', content = '' } = campaign?.texts.find((text) => text.language === enumName(language)) ?? {};
    return { language, subject, content };
  }),
  list: storedValue(viewLists, campaign?.audience.list ?? audience?.list) ?? 'companies',
  query: campaign?.audience.query ?? audience?.query ?? '',
});

/** The texts, one language at a time. */
function Texts() {
  const { formatMessage } = useIntl();
  const [index, setIndex] = useState(0);
  const { values } = useFormikContext<CampaignForm>();
  const examples = Object.fromEntries(
    campaignVariables.map((variable) => [variable, formatMessage({ id: `mailVariable.example.${variable}` })]),
  );
  return (
    <div>
      <LanguageTabs label="campaigns.texts" texts={values.texts} index={index} onChange={setIndex} />
      {/* The fields of another language are other fields. */}
      <Box key={index} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3.5">
        <TextField
          name={`texts[${index}].subject`}
          label={<FormattedMessage id="mail.subject" />}
          dir="auto"
          autoComplete="off"
        />
        <Box borderWidth="1px" borderRadius="md" overflow="hidden">
          <MailBodyField
            name={`texts[${index}].content`}
            label="mail.content"
            renderPreview={(text) => (
              <Box px="4" py="3" minH="12rem">
                <FormattedMail text={fillVariables(text, examples)} />
                <chakra.p mt="5" textStyle="meta" color="fg.muted">
                  <FormattedMessage id="campaigns.previewFooter" />
                </chakra.p>
              </Box>
            )}
          />
        </Box>
        <chakra.p textStyle="meta" color="fg.muted">
          <FormattedMessage
            id="campaigns.variables"
            values={{ variables: campaignVariables.map((name) => `{{${name}}}`).join(', ') }}
          />
        </chakra.p>
      </Box>
    </div>
  );
}
