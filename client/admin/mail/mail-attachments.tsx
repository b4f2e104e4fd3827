import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { FileText, Paperclip, TriangleAlert, Upload, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mailLimits } from '../../../common/forms/scheduled-mail.ts';
import { useAttachableFilesQuery, type MailFileRowFragment } from '../../graphql/generated.ts';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { FileSize } from '../documents/file-size.tsx';
import { acceptedExtensions, UploadRow } from '../documents/upload-row.tsx';
import { useDocumentUploads } from '../documents/use-document-uploads.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { IconButton } from '../kit/icon-button.tsx';

interface Props {
  companyId: string;
  files: readonly MailFileRowFragment[];
  onChange: (files: MailFileRowFragment[]) => void;
}

/** The files of a mail. An uploaded file becomes a document of the company; documents and sent offers can be chosen. */
export function MailAttachments({ companyId, files, onChange }: Props) {
  const { formatMessage } = useIntl();
  const panelId = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  const { reason, limits, reasonId, setValue } = useFormField<string[]>('attachmentIds');

  function change(changed: MailFileRowFragment[]) {
    onChange(changed);
    void setValue(changed.map(({ id }) => id));
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0);

  return (
    <chakra.div borderTopWidth="1px" borderColor="border.subtle" px="4" py="2" data-blocking={reason ? '' : undefined}>
      <Flex align="center" gap="2">
        <Button
          size="xs"
          variant="ghost"
          h={{ base: '11', md: '7' }}
          aria-expanded={isChoosing}
          aria-controls={panelId}
          aria-describedby={reason && reasonId}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          <Paperclip aria-hidden />
          <FormattedMessage id="mail.attach" />
        </Button>
        {files.length > 0 && (
          <chakra.span textStyle="meta" color="fg.subtle">
            <FormattedMessage id="mail.attach.sum" values={{ count: files.length, size: <FileSize bytes={bytes} /> }} />
          </chakra.span>
        )}
      </Flex>
      {files.length > 0 && (
        <chakra.ul aria-label={formatMessage({ id: 'mail.attachments' })}>
          {files.map(({ id, name, size }) => (
            <Flex as="li" key={id} align="center" gap="2" minH="8">
              <Icon as={FileText} boxSize="4" color="fg.subtle" flexShrink={0} aria-hidden />
              <chakra.bdi truncate>{name}</chakra.bdi>
              <chakra.span textStyle="meta" color="fg.subtle" whiteSpace="nowrap">
                <FileSize bytes={size} />
              </chakra.span>
              <IconButton
                ms="auto"
                icon={X}
                label={formatMessage({ id: 'form.file.remove' }, { name })}
                onClick={() => change(files.filter((file) => file.id !== id))}
              />
            </Flex>
          ))}
        </chakra.ul>
      )}
      {reason && (
        <chakra.p id={reasonId} role="alert" color="red.fg" textStyle="meta">
          <Icon as={TriangleAlert} boxSize="3.5" me="1" aria-hidden />
          <FormattedMessage
            id={reason}
            values={{ ...(limits as { max?: number }), megabytes: mailLimits.attachmentBytes / 1024 ** 2 }}
          />
        </chakra.p>
      )}
      <div id={panelId}>{isChoosing && <FileChooser companyId={companyId} files={files} onChange={change} />}</div>
    </chakra.div>
  );
}

/** Uploads a file, or chooses one of the company. */
function FileChooser({ companyId, files, onChange }: Props) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useAttachableFilesQuery({
    variables: { companyId },
    fetchPolicy: 'cache-and-network',
  });
  const { uploads, add, dismiss } = useDocumentUploads(
    `/companies/${companyId}/documents`,
    ({ attachmentId, name, size }) => {
      if (attachmentId) onChange([...files, { id: attachmentId, name, size }]);
      void refetch();
    },
  );
  const choices = data?.attachableFiles;
  return (
    <chakra.div borderWidth="1px" borderColor="border.subtle" borderRadius="md" p="2" maxH="12rem" overflowY="auto">
      <input
        ref={input}
        type="file"
        accept={acceptedExtensions}
        hidden
        aria-label={formatMessage({ id: 'mail.attach.upload' })}
        onChange={({ target }) => {
          Array.from(target.files ?? [], add);
          target.value = '';
        }}
      />
      <Button size="xs" h={{ base: '11', md: '7' }} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        <FormattedMessage id="mail.attach.upload" />
      </Button>
      <chakra.ul>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
        ))}
      </chakra.ul>
      {error && !data && <ErrorStrip title="documents.failed" error={error} onRetry={() => void refetch()} />}
      {choices?.length === 0 && (
        <chakra.p textStyle="meta" color="fg.subtle" mt="1.5">
          <FormattedMessage id="mail.attach.none" />
        </chakra.p>
      )}
      {choices?.map((file) => {
        const isChosen = files.some(({ id }) => id === file.id);
        return (
          <chakra.label key={file.id} display="flex" alignItems="center" gap="2" minH={{ base: '11', md: '8' }}>
            <chakra.input
              type="checkbox"
              boxSize="4"
              accentColor="fg"
              checked={isChosen}
              onChange={() => onChange(isChosen ? files.filter(({ id }) => id !== file.id) : [...files, file])}
            />
            <chakra.bdi truncate>{file.name}</chakra.bdi>
            <chakra.span textStyle="meta" color="fg.subtle" whiteSpace="nowrap">
              <FileSize bytes={file.size} />
            </chakra.span>
          </chakra.label>
        );
      })}
    </chakra.div>
  );
}
