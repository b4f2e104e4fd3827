import { useSearchParams } from 'react-router';
import { contactTopics } from '../../../common/enums.ts';
import { contactMessageLimits, type ContactForm } from '../../../common/forms/contact-message.ts';

/** Reads initial values from the query, `?topic=teknik-destek&subject=…&message=…`; an unknown topic is ignored. */
export function usePrefill(): Partial<ContactForm> {
  const [search] = useSearchParams();
  const readText = (name: 'subject' | 'message') => search.get(name)?.slice(0, contactMessageLimits[name]) ?? '';
  const knownTopic = contactTopics.find((topic) => topic === search.get('topic'));
  return {
    ...(knownTopic && { topic: knownTopic }),
    subject: readText('subject'),
    message: readText('message'),
  };
}
