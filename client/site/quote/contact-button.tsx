import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { ContactTopic } from '../../../common/enums.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { getContactPath } from '../links.ts';

interface Props {
  topic: ContactTopic;
  /** Prefilled subject, in the language of the page. */
  subject: string;
}

/** Link to the contact form, shown next to a quote button. */
export const ContactButton = ({ topic, subject }: Props) => (
  <Button asChild variant="outline" size="lg">
    <PageLink to={getContactPath(topic, subject)}>
      <FormattedMessage id="quote.write" />
    </PageLink>
  </Button>
);
