import { Button, Icon } from '@chakra-ui/react';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MailThread } from './mail-thread.tsx';

interface Props {
  communication: { id: string; subject: string; threadCount: number };
}

/** Opens the thread of a communication. Renders nothing when it is alone. */
export function ThreadButton({ communication: { id, subject, threadCount } }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (threadCount < 2) return null;
  return (
    <>
      <Button size="xs" variant="ghost" mt="1" h={{ base: '11', md: '7' }} px="0" onClick={() => setIsOpen(true)}>
        <Icon as={MessagesSquare} aria-hidden />
        <FormattedMessage id="mail.thread" values={{ count: threadCount }} />
      </Button>
      {isOpen && <MailThread id={id} subject={subject} onClose={() => setIsOpen(false)} />}
    </>
  );
}
