import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useQuoteEmailTemplatesQuery, type QuoteRecordFragment } from '../../../graphql/generated.ts';
import { MailComposer } from '../../mail/mail-composer.tsx';

interface Props {
  quote: QuoteRecordFragment;
  onClose: () => void;
}

/** The mail composer for the sender of a request, with templates in their language. */
export default function QuoteMail({ quote, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { id, companyId, contactId, email, language } = quote;
  const { data, loading } = useQuoteEmailTemplatesQuery({ variables: { id } });
  const draft = useMemo(
    () => ({ companyId, contactId, quoteRequestId: id, to: email, language }),
    [companyId, contactId, id, email, language],
  );
  const templates = data?.quoteEmailTemplates.map(({ template, subject, body }) => ({
    name: formatMessage({ id: `quoteEmailTemplate.${template}` }),
    kind: template,
    subject,
    content: body,
  }));
  // `loading` is also true during a live refetch, which must not close the composer.
  if (loading && !data) return null;
  return <MailComposer draft={draft} templates={templates} onClose={onClose} />;
}
