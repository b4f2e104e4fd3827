import { chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { notify } from '../../ui/toast/notify.ts';
import type { MailTemplate, MailText } from './mail-draft.ts';

/** Applies a template to subject and text. If that replaces a text, a toast offers to undo it. */
export function TemplateSelect({ templates }: { templates: readonly MailTemplate[] }) {
  const id = useId();
  const { formatMessage } = useIntl();
  const { values, setValues } = useFormikContext<MailText>();

  function applyTemplate({ name, subject, content, kind }: MailTemplate) {
    const previous = values;
    void setValues({ ...values, subject, content, template: kind });
    if (!previous.content.trim()) return;
    notify({
      type: 'info',
      title: formatMessage({ id: 'mail.template.filled' }, { name }),
      action: { label: formatMessage({ id: 'mail.undo' }), onClick: () => void setValues(previous) },
      topic: 'mail',
    });
  }

  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="4.5rem minmax(0, 1fr)"
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
        onChange={({ target }) => {
          const chosen = templates[Number(target.value)];
          if (chosen) applyTemplate(chosen);
        }}
      >
        <option value="">{formatMessage({ id: 'mail.template.choose' })}</option>
        {templates.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </chakra.select>
    </chakra.div>
  );
}
