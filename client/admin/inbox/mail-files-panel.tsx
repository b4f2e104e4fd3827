import { chakra, Flex, Icon } from '@chakra-ui/react';
import { MailCheck, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_MAIL_BYTES } from '../../../common/mail-size.ts';
import { usePreventFileNavigation } from '../../ui/form/use-prevent-file-navigation.ts';
import { UploadRow } from '../documents/upload-row.tsx';
import { useDocumentUploads } from '../documents/use-document-uploads.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { PaneSection } from '../kit/record-screen.tsx';
import { useCanEdit } from '../session/session.ts';

const uploadOptions = {
  maxBytes: MAX_MAIL_BYTES,
  reasons: {
    FILE_TOO_LARGE: 'mailFiles.tooLarge',
    TYPE_NOT_ACCEPTED: 'mailFiles.noMail',
    CONFLICT: 'mailFiles.otherCompany',
  },
};

/** Takes mails that were saved as .eml files, chosen or dropped, and writes them to the company. Renders nothing for readers. */
export function MailFilesPanel({ companyId }: { companyId: string }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const [storedNames, setStoredNames] = useState<string[]>([]);
  const { uploads, add, dismiss } = useDocumentUploads(
    `/companies/${companyId}/mails`,
    ({ name }) => setStoredNames((before) => [...before.filter((other) => other !== name), name]),
    uploadOptions,
  );
  const [isDragOver, setDragOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const textId = useId();
  usePreventFileNavigation();
  if (!canEdit) return null;

  return (
    <PaneSection
      title="mailFiles.title"
      aside={
        <IconButton
          icon={Plus}
          label={formatMessage({ id: 'mailFiles.add' })}
          aria-describedby={textId}
          onClick={() => input.current?.click()}
        />
      }
    >
      <input
        ref={input}
        type="file"
        accept=".eml,message/rfc822"
        multiple
        hidden
        aria-label={formatMessage({ id: 'mailFiles.add' })}
        onChange={({ target }) => {
          Array.from(target.files ?? [], add);
          target.value = '';
        }}
      />
      <chakra.div
        css={dropZone}
        data-over={isDragOver || undefined}
        onDragEnter={() => setDragOver(true)}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget as Node | null)) setDragOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setDragOver(false);
          Array.from(event.dataTransfer.files, add);
        }}
      >
        <p id={textId}>
          <FormattedMessage
            id={isDragOver ? 'mailFiles.drop' : 'mailFiles.text'}
            values={{ megabytes: MAX_MAIL_BYTES / 1024 ** 2 }}
          />
        </p>
      </chakra.div>
      <chakra.ul display="grid" gap="1" mt="1">
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
        ))}
      </chakra.ul>
      <chakra.ul display="grid" gap="1" aria-live="polite">
        {storedNames.map((name) => (
          <Flex as="li" key={name} align="center" gap="2.5" minH="8">
            <Icon as={MailCheck} boxSize="4" color="green.fg" flexShrink={0} aria-hidden />
            <chakra.span minW="0">
              <chakra.bdi display="block" truncate>
                {name}
              </chakra.bdi>
              <chakra.span display="block" textStyle="meta" color="fg.subtle">
                <FormattedMessage id="mailFiles.stored" />
              </chakra.span>
            </chakra.span>
          </Flex>
        ))}
      </chakra.ul>
    </PaneSection>
  );
}

const dropZone = {
  px: '3',
  py: '2.5',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'border.emphasized',
  borderRadius: 'md',
  color: 'fg.subtle',
  '&[data-over]': { bg: 'bg.emphasized', color: 'fg' },
} as const;
