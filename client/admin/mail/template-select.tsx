import { chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import {
  useFilledMailTemplateLazyQuery,
  useMailTemplatesQuery,
  type MailTemplateRowFragment,
} from '../../graphql/generated.ts';
import { quoteEmailTemplates, storedValue } from '../../../common/enums.ts';
import { notify } from '../../ui/toast/notify.ts';
import type { MailDraft, MailTemplate, MailText } from './mail-draft.ts';

const noTemplates: MailTemplateRowFragment[] = [];

interface Props {
  draft: MailDraft;
  /** Templates for the request of the mail, which are filled in. */
  templates: readonly MailTemplate[];
}

/** Applies a template to subject and text. If that replaces a text, a toast offers to undo it. */
export function TemplateSelect({ draft, templates }: Props) {
  const id = useId();
  const { formatMessage } = useIntl();
  const [fill] = useFilledMailTemplateLazyQuery({ fetchPolicy: 'no-cache' });
  const { values, setValues } = useFormikContext<MailText>();
  const { data } = useMailTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const stored = data?.mailTemplates ?? noTemplates;

  function applyTemplate({ name, subject, content, kind }: MailTemplate) {
    const previous = values;
    void setValues({ ...values, subject, content, template: storedValue(quoteEmailTemplates, kind) ?? '' });
    if (!previous.content.trim()) return;
    notify({
      type: 'info',
      title: formatMessage({ id: 'mail.template.filled' }, { name }),
      action: { label: formatMessage({ id: 'mail.undo' }), onClick: () => void setValues(previous) },
      topic: 'mail',
    });
  }

  /** The server fills in the variables. */
  async function applyStored({ id: templateId, name }: MailTemplateRowFragment) {
    const { companyId, contactId, quoteRequestId } = draft;
    try {
      const { data: filled } = await fill({ variables: { id: templateId, companyId, contactId, quoteRequestId } });
      if (filled) applyTemplate({ name, ...filled.filledMailTemplate });
    } catch (error) {
      reportError(error);
      notify({ type: 'error', title: formatMessage({ id: 'mail.template.failed' }), topic: 'mail' });
    }
  }

  function handleChange(value: string) {
    const chosen = templates[Number(value)];
    const storedTemplate = stored.find((template) => template.id === value);
    if (storedTemplate) void applyStored(storedTemplate);
    else if (chosen) applyTemplate(chosen);
  }

  const own = stored.filter(({ isShared }) => !isShared);
  const shared = stored.filter(({ isShared }) => isShared);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="4.5rem minmax(0, 1fr) auto"
      alignItems="center"
      ps="4"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.label htmlFor={id} textStyle="metaStrong" fontWeight="normal" color="fg.subtle">
        <FormattedMessage id="mail.template" />
      </chakra.label>

      <chakra.select
        id={id}
        value=""
        h={{ base: '11', md: '8' }}
        px="2"
        width="full"
        bg="transparent"
        outlineOffset="-2px"
        onChange={({ target }) => handleChange(target.value)}
      >
        <option value="">{formatMessage({ id: 'mail.template.choose' })}</option>
        {templates.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
        <TemplateGroup label="mailTemplates.shared" templates={shared} />
        <TemplateGroup label="mailTemplates.own" templates={own} />
      </chakra.select>
      <chakra.span textStyle="meta" px="3" textDecoration="underline">
        <Link to="/admin/mail-templates">
          <FormattedMessage id="mailTemplates.manage" />
        </Link>
      </chakra.span>
    </chakra.div>
  );
}

function TemplateGroup({ label, templates }: { label: string; templates: readonly MailTemplateRowFragment[] }) {
  const { formatMessage } = useIntl();
  if (templates.length === 0) return null;
  return (
    <optgroup label={formatMessage({ id: label })}>
      {templates.map(({ id, name, language }) => (
        <option key={id} value={id}>
          {`${name} (${language})`}
        </option>
      ))}
    </optgroup>
  );
}
