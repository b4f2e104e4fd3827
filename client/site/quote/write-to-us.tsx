import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { ContactTopic } from '../../../common/enums.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { contactAbout } from '../links.ts';

interface Props {
  topic: ContactTopic;
  /** In the language of the page. */
  subject: string;
}

/** Beside a call for a quote: the contact form, for those who have a question first. */
export const WriteToUs = ({ topic, subject }: Props) => (
  <Button asChild variant="outline" size="lg">
    <PageLink to={contactAbout(topic, subject)}>
      <FormattedMessage id="quote.write" />
    </PageLink>
  </Button>
);
