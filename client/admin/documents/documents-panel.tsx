import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { FileText, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_ATTACHMENT_BYTES } from '../../../common/business.ts';
import {
  useCompanyDocumentsQuery,
  useDeleteCompanyDocumentMutation,
  type DocumentRecordFragment,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { useCanEdit } from '../session/session.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { PaneSection } from '../kit/record-screen.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { openDocumentPicker, getPickerId } from './document-picker.ts';
import { FileSize } from './file-size.tsx';
import { acceptedExtensions, UploadRow } from './upload-row.tsx';
import { useDocumentUploads } from './use-document-uploads.ts';

/** The files of a company, with upload, download and deletion. */
export function DocumentsPanel({ companyId }: { companyId: string }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const { data, error, refetch, fetchMore, observable } = useCompanyDocumentsQuery({
    variables: { companyId, first: 10 },
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnActivity(observable);
  const [documentToDelete, setDocumentToDelete] = useState<DocumentRecordFragment>();
  const [deleteMutation] = useDeleteCompanyDocumentMutation();
  const { uploads, add, dismiss } = useDocumentUploads(`/companies/${companyId}/documents`, () => void refetch());
  const page = data?.companyDocuments;
  const documents = page?.edges.map(({ node }) => node) ?? [];

  async function deleteDocument({ id, name }: DocumentRecordFragment) {
    try {
      await deleteMutation({
        variables: { id },
        update: (cache) => cache.evict({ id: cache.identify({ __typename: 'CompanyDocument', id }) }),
      });
      notify({ type: 'success', title: formatMessage({ id: 'documents.deleted' }), description: name });
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'documents.notDeleted' }), description: name });
    }
  }

  return (
    <PaneSection
      title="documents.title"
      aside={
        canEdit && (
          <IconButton
            icon={Plus}
            label={formatMessage({ id: 'documents.add' })}
            onClick={() => openDocumentPicker(companyId)}
          />
        )
      }
    >
      {canEdit && (
        <input
          id={getPickerId(companyId)}
          type="file"
          accept={acceptedExtensions}
          multiple
          hidden
          aria-label={formatMessage({ id: 'documents.add' })}
          onChange={({ target }) => {
            Array.from(target.files ?? [], add);
            target.value = '';
          }}
        />
      )}
      {error && !data && <ErrorStrip title="documents.failed" error={error} onRetry={() => void refetch()} />}
      {page && documents.length === 0 && uploads.length === 0 && (
        <chakra.p color="fg.subtle">
          <FormattedMessage
            id={canEdit ? 'documents.none' : 'documents.noneToRead'}
            values={{ megabytes: MAX_ATTACHMENT_BYTES / 1024 ** 2 }}
          />
        </chakra.p>
      )}
      <chakra.ul display="grid" gap="1">
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
        ))}
        {documents.map((document) => (
          <Flex as="li" key={document.id} align="center" gap="2.5" minH="8">
            <Icon as={FileText} boxSize="4" color="fg.subtle" flexShrink={0} aria-hidden />
            <chakra.span flex="1" minW="0" lineHeight="1.125rem">
              <chakra.a
                href={`/attachments/${document.attachmentId}`}
                download
                display="block"
                truncate
                _hover={{ textDecoration: 'underline' }}
              >
                <bdi>{document.name}</bdi>
              </chakra.a>
              <chakra.span textStyle="meta" color="fg.subtle">
                <FileSize bytes={document.size} /> · <RelativeTime at={document.createdAt} />
              </chakra.span>
            </chakra.span>
            {canEdit && (
              <IconButton
                icon={Trash2}
                label={formatMessage({ id: 'documents.deleteOne' }, { name: document.name })}
                onClick={() => setDocumentToDelete(document)}
              />
            )}
          </Flex>
        ))}
      </chakra.ul>
      {page?.pageInfo.hasNextPage && (
        <Button
          size="xs"
          variant="ghost"
          mt="1"
          onClick={() => void fetchMore({ variables: { after: page.pageInfo.endCursor } })}
        >
          <FormattedMessage id="admin.more" />
        </Button>
      )}
      <ConfirmDialog
        open={documentToDelete !== undefined}
        title={<FormattedMessage id="documents.delete.title" values={{ name: documentToDelete?.name }} />}
        action="admin.delete"
        onConfirm={() => {
          if (documentToDelete) void deleteDocument(documentToDelete);
          setDocumentToDelete(undefined);
        }}
        onClose={() => setDocumentToDelete(undefined)}
      >
        <FormattedMessage id="documents.delete.text" />
      </ConfirmDialog>
    </PaneSection>
  );
}
