import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import {
  useDeleteMailTemplateMutation,
  useMailTemplatesQuery,
  type MailTemplateRowFragment,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { AddButton } from '../kit/add-button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { NoMessages } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { ListRow } from '../kit/list-row.tsx';
import { RowButton } from '../kit/row-button.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { Section } from '../kit/section.tsx';
import { LanguageTag } from '../kit/tags.tsx';
import { useCanEdit, useIsAdmin } from '../session/session.ts';
import { MailTemplateDialog } from './mail-template-dialog.tsx';

type OpenDialog =
  { name: 'edit'; template?: MailTemplateRowFragment } | { name: 'delete'; template: MailTemplateRowFragment };

/** Templates of e-mails: the shared ones, and those of the user. */
export default function MailTemplates() {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const isAdmin = useIsAdmin();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { data, error, refetch } = useMailTemplatesQuery({ skip: !canEdit, fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteMailTemplateMutation({ refetchQueries: ['MailTemplates'] });
  if (!canEdit) return <Navigate to="/admin" replace />;

  const templates = data?.mailTemplates;
  const close = () => setDialog(undefined);
  async function handleDelete({ id, name }: MailTemplateRowFragment) {
    close();
    try {
      await remove({ variables: { id } });
      notify({ type: 'success', title: formatMessage({ id: 'mailTemplates.deleted' }), description: name });
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'mailTemplates.notDeleted' }), description: name });
    }
  }
  const renderRow = (template: MailTemplateRowFragment) => (
    <TemplateRow
      key={template.id}
      template={template}
      isEditable={isAdmin || !template.isShared}
      onEdit={() => setDialog({ name: 'edit', template })}
      onDelete={() => setDialog({ name: 'delete', template })}
    />
  );

  return (
    <Screen
      title="mailTemplates.title"
      actions={<AddButton label="mailTemplates.add" onClick={() => setDialog({ name: 'edit' })} />}
    >
      {error && !data && <ErrorStrip title="mailTemplates.failed" error={error} onRetry={() => void refetch()} />}
      {!templates && !error && <SkeletonRows height={{ base: '72px', md: '60px' }} count={3} />}
      {templates?.length === 0 && <EmptyState drawing={NoMessages} message="mailTemplates.none" />}
      {templates && templates.length > 0 && (
        <>
          <Section title="mailTemplates.shared">
            <Rows>{templates.filter(({ isShared }) => isShared).map(renderRow)}</Rows>
          </Section>
          <Section title="mailTemplates.own">
            <Rows>{templates.filter(({ isShared }) => !isShared).map(renderRow)}</Rows>
          </Section>
        </>
      )}
      {dialog?.name === 'edit' && (
        <MailTemplateDialog key={dialog.template?.id} template={dialog.template} onClose={close} />
      )}
      {dialog?.name === 'delete' && (
        <ConfirmDialog
          open
          title={<FormattedMessage id="mailTemplates.delete.title" values={{ name: dialog.template.name }} />}
          action="admin.delete"
          onConfirm={() => void handleDelete(dialog.template)}
          onClose={close}
        >
          <FormattedMessage id="mailTemplates.delete.text" />
        </ConfirmDialog>
      )}
    </Screen>
  );
}

function Rows({ children }: { children: React.ReactNode[] }) {
  if (children.length === 0)
    return (
      <chakra.p px={{ base: '4', md: '5' }} py="3" color="fg.subtle">
        <FormattedMessage id="mailTemplates.noneHere" />
      </chakra.p>
    );
  return <ul>{children}</ul>;
}

interface RowProps {
  template: MailTemplateRowFragment;
  isEditable: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function TemplateRow({ template: { name, language, subject }, isEditable, onEdit, onDelete }: RowProps) {
  const { formatMessage } = useIntl();
  return (
    <ListRow>
      <chakra.div flex="1" minW="12rem" overflowWrap="anywhere">
        <Flex gap="2" align="center">
          <chakra.span fontWeight="medium">{name}</chakra.span>
          <LanguageTag language={language} />
        </Flex>
        <chakra.p color="fg.muted" dir="auto" lang={language.toLowerCase()}>
          {subject}
        </chakra.p>
      </chakra.div>
      {isEditable && (
        <Flex gap="1">
          <RowButton
            text="mailTemplates.edit"
            label={formatMessage({ id: 'mailTemplates.editOne' }, { name })}
            onClick={onEdit}
          />
          <RowButton
            text="admin.delete"
            label={formatMessage({ id: 'mailTemplates.deleteOne' }, { name })}
            onClick={onDelete}
          />
        </Flex>
      )}
    </ListRow>
  );
}
