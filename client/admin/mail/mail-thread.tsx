import { chakra, Dialog, Flex } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useMailThreadQuery, type MailThreadQuery } from '../../graphql/generated.ts';
import { FileLinks } from '../documents/file-links.tsx';
import { CommunicationTypeMark } from '../kit/communication-marks.tsx';
import { CustomerText } from '../kit/customer-text.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { Modal } from '../kit/modal.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { FormattedMail } from './formatted-mail.tsx';

interface Props {
  /** UUID of a communication of the thread. */
  id: string;
  subject: string;
  onClose: () => void;
}

/** All communications of a thread, the oldest first. */
export function MailThread({ id, subject, onClose }: Props) {
  const { data, error, refetch } = useMailThreadQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Modal open onClose={onClose} size="lg" title={<CustomerText>{subject}</CustomerText>}>
      <Dialog.Body>
        {error && !data && <ErrorStrip title="timeline.failed" error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows height={{ base: '96px', md: '96px' }} count={2} />}
        <chakra.ol display="grid" gap="3">
          {data?.communicationThread.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </chakra.ol>
      </Dialog.Body>
    </Modal>
  );
}

function Message({ message }: { message: MailThreadQuery['communicationThread'][number] }) {
  const { type, direction, subject, content, contact, recipient, cc, bcc, createdAt, mailFiles } = message;
  const isOurs = direction === 'OUTBOUND';
  return (
    <chakra.li
      borderWidth="1px"
      borderRadius="lg"
      px="4"
      py="3"
      bg={isOurs ? 'bg.subtle' : undefined}
      display="grid"
      gap="1.5"
    >
      <Flex align="center" gap="2" wrap="wrap">
        <CommunicationTypeMark type={type} />
        <chakra.span fontWeight="medium" flex="1" minW="0" overflowWrap="anywhere">
          <CustomerText>{subject}</CustomerText>
        </chakra.span>
        <chakra.time dateTime={createdAt} textStyle="meta" color="fg.subtle">
          <FormattedDate value={createdAt} dateStyle="medium" timeStyle="short" />
        </chakra.time>
      </Flex>
      <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
        <FormattedMessage id={`direction.${direction}`} />
        {(contact ?? recipient) && ' · '}
        {contact ? <CustomerText>{contact.name}</CustomerText> : <bdi>{recipient}</bdi>}
        {[...cc, ...bcc].length > 0 && (
          <>
            {' · '}
            <FormattedMessage id="mail.copiesTo" values={{ addresses: <bdi>{[...cc, ...bcc].join(', ')}</bdi> }} />
          </>
        )}
      </chakra.p>
      {content && (isOurs ? <FormattedMail text={content} /> : <PlainText text={content} />)}
      <FileLinks label="inbox.files" files={mailFiles} />
    </chakra.li>
  );
}

const PlainText = ({ text }: { text: string }) => (
  <chakra.p
    dir="auto"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
    textStyle="read"
    fontSize={{ md: '0.875rem' }}
    maxH="24rem"
    overflowY="auto"
    tabIndex={0}
  >
    {text}
  </chakra.p>
);
