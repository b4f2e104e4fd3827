import { useSearchParams } from 'react-router';
import { contactTopics } from '../../../common/enums.ts';
import { contactMessageLimits, type ContactForm } from '../../../common/forms/contact-message.ts';

/** What a link to the page has already filled in: `?topic=teknik-destek&subject=…&message=…`; a topic that is none of ours is none. */
export function usePrefill(): Partial<ContactForm> {
  const [search] = useSearchParams();
  const text = (name: 'subject' | 'message') => search.get(name)?.slice(0, contactMessageLimits[name]) ?? '';
  const asked = contactTopics.find((topic) => topic === search.get('topic'));
  return {
    ...(asked && { topic: asked }),
    subject: text('subject'),
    message: text('message'),
  };
}
