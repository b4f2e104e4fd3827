import { Button, chakra, Flex, Grid, Icon } from '@chakra-ui/react';
import { FilePlus2, FileText, Trash2, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { enumName, enumNames, orderDocumentKinds, saleKinds, storedValue } from '../../../common/enums.ts';
import { sales } from '../../../common/orders.ts';
import {
  useDeleteOrderDocumentMutation,
  useReleaseOrderDocumentMutation,
  type OrderDocumentFragment,
  type OrderDocumentKind,
  type OrderRecordFragment,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { FileSize } from '../documents/file-size.tsx';
import { acceptedExtensions, UploadRow } from '../documents/upload-row.tsx';
import { useDocumentUploads } from '../documents/use-document-uploads.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { Switch } from '../kit/switch.tsx';
import { DetailSection } from '../kit/detail-section.tsx';
import { useCanEdit } from '../session/session.ts';

interface Props {
  order: OrderRecordFragment;
  /** Called after an upload and after a deletion. */
  onChange: () => void;
}

/** The documents of an order by kind, each released to the customer or not; a usual kind without a document has a row of its own. */
export function OrderDocuments({ order, onChange }: Props) {
  const canEdit = useCanEdit();
  const usualKinds = sales[storedValue(saleKinds, order.saleKind)].documents.map((kind) => enumName(kind));
  const hasDocument = (kind: OrderDocumentKind) => order.documents.some((document) => document.kind === kind);
  const missingCount = usualKinds.filter((kind) => !hasDocument(kind)).length;
  const shownKinds = enumNames(orderDocumentKinds).filter(
    (kind) => usualKinds.includes(kind) || hasDocument(kind) || (canEdit && kind === 'OTHER'),
  );
  return (
    <DetailSection
      title="order.documents"
      note={
        missingCount > 0 &&
        order.status !== 'CANCELLED' && (
          <chakra.span color="fg.subtle">
            <FormattedMessage id="order.documents.missing" values={{ count: missingCount }} />
          </chakra.span>
        )
      }
      aside={
        <chakra.span textStyle="meta" color="fg.subtle" hideBelow="md">
          <FormattedMessage id="order.documents.hint" />
        </chakra.span>
      }
    >
      {shownKinds.map((kind) => (
        <DocumentKind
          key={kind}
          orderId={order.id}
          kind={kind}
          documents={order.documents.filter((document) => document.kind === kind)}
          onChange={onChange}
        />
      ))}
    </DetailSection>
  );
}

interface KindProps {
  orderId: string;
  kind: OrderDocumentKind;
  documents: readonly OrderDocumentFragment[];
  onChange: () => void;
}

function DocumentKind({ orderId, kind, documents, onChange }: KindProps) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const headingId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { uploads, add, dismiss } = useDocumentUploads(`/orders/${orderId}/documents/${kind}`, onChange);
  const name = formatMessage({ id: `orderDocument.${kind}` });
  const uploadLabel = formatMessage({ id: 'order.uploadKind' }, { kind: name });
  return (
    <section aria-labelledby={headingId}>
      <Flex align="center" gap="2.5" minH={{ base: '11', md: '9' }} borderBottomWidth="1px" borderColor="border.subtle">
        <Icon as={documents.length > 0 ? FileText : FilePlus2} boxSize="4" color="fg.subtle" aria-hidden />
        <chakra.h3 id={headingId} color={documents.length > 0 ? undefined : 'fg.muted'} flex="1" minW="0">
          {name}
        </chakra.h3>
        {canEdit && (
          <>
            <input
              ref={picker}
              type="file"
              accept={acceptedExtensions}
              multiple
              hidden
              aria-label={uploadLabel}
              onChange={({ target }) => {
                Array.from(target.files ?? [], add);
                target.value = '';
              }}
            />
            <Button aria-label={uploadLabel} h={{ base: '11', md: '7' }} onClick={() => picker.current?.click()}>
              <Upload aria-hidden />
              <FormattedMessage id="order.upload" />
            </Button>
          </>
        )}
      </Flex>
      {(documents.length > 0 || uploads.length > 0) && (
        <chakra.ul display="grid" py="1" ps={{ md: '6.5' }}>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
          ))}
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} onDeleted={onChange} />
          ))}
        </chakra.ul>
      )}
    </section>
  );
}

function DocumentRow({ document, onDeleted }: { document: OrderDocumentFragment; onDeleted: () => void }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const [release] = useReleaseOrderDocumentMutation();
  const [remove] = useDeleteOrderDocumentMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const { id, name, size, createdAt, releasedAt, attachmentId } = document;

  async function setReleased(released: boolean) {
    try {
      await release({
        variables: { id, released },
        optimisticResponse: {
          releaseOrderDocument: { ...document, releasedAt: released ? new Date().toISOString() : null },
        },
      });
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'order.releaseFailed' }), description: name, topic: 'order' });
    }
  }

  async function deleteDocument() {
    setIsConfirming(false);
    try {
      await remove({ variables: { id } });
      notify({ type: 'success', title: formatMessage({ id: 'documents.deleted' }), description: name });
      onDeleted();
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'documents.notDeleted' }), description: name });
    }
  }

  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr) auto auto', md: 'minmax(0, 1fr) 8rem auto auto' }}
      alignItems="center"
      columnGap="3"
      minH={{ base: '12', md: '9' }}
    >
      <chakra.a
        href={`/attachments/${attachmentId}`}
        download
        display="block"
        minW="0"
        minH={{ base: '11', md: '9' }}
        _hover={{ '& bdi': { textDecoration: 'underline' } }}
      >
        <chakra.span display="block" truncate fontWeight="medium">
          <bdi>{name}</bdi>
        </chakra.span>
        <chakra.span textStyle="meta" color="fg.subtle">
          <FileSize bytes={size} /> · <RelativeTime at={createdAt} />
        </chakra.span>
      </chakra.a>
      <chakra.span textStyle="meta" color="fg.muted" textAlign="end" hideBelow="md">
        <FormattedMessage id={releasedAt ? 'order.released' : 'order.internal'} />
      </chakra.span>
      <Switch
        checked={releasedAt !== null}
        disabled={!canEdit}
        label={formatMessage({ id: 'order.release' }, { name })}
        onChange={(released) => void setReleased(released)}
      />
      {canEdit && (
        <IconButton
          icon={Trash2}
          label={formatMessage({ id: 'documents.deleteOne' }, { name })}
          onClick={() => setIsConfirming(true)}
        />
      )}
      <ConfirmDialog
        open={isConfirming}
        title={<FormattedMessage id="documents.delete.title" values={{ name }} />}
        action="admin.delete"
        onConfirm={() => void deleteDocument()}
        onClose={() => setIsConfirming(false)}
      >
        <FormattedMessage id="documents.delete.text" />
      </ConfirmDialog>
    </Grid>
  );
}
