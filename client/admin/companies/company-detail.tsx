import { Box, Button, chakra, Flex, Kbd } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { CompanyRecordFragment } from '../../graphql/generated.ts';
import { ContactsPanel } from '../contacts/contacts-panel.tsx';
import { DocumentsPanel } from '../documents/documents-panel.tsx';
import { MailFilesPanel } from '../inbox/mail-files-panel.tsx';
import { useLiveActivity } from '../live/live-activity.tsx';
import { ScheduledMails } from '../mail/scheduled-mails.tsx';
import { CompanyOrders } from '../orders/record-orders.tsx';
import { useCanEdit } from '../session/session.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { RecordTasks } from '../tasks/record-tasks.tsx';
import { CompanyTimeline } from '../timeline/company-timeline.tsx';
import { ToolbarButton } from '../kit/toolbar-button.tsx';
import { getListUrl } from '../kit/list-position.ts';
import { Score } from './company-marks.tsx';
import { RecordColumns, RecordScreen } from '../kit/record-screen.tsx';
import { StatStrip } from './stat-strip.tsx';
import { CompanyDetailsPane } from './company-details-pane.tsx';
import { CompanyHeader } from './company-header.tsx';
import { CompanyValue } from './company-value.tsx';
import { CompanyLoading, CompanyNotFound } from './company-states.tsx';
import { DeleteCompanyDialog } from './delete-company-dialog.tsx';
import { QuickActions } from './quick-actions.tsx';
import { useCompany } from './use-company.ts';
import { useDeleteCompany } from './use-delete-company.ts';

const backKeys = ['Escape'];

/** The page of a company. It is refetched when other users change the company. */
export default function CompanyDetail() {
  const company = useCompany();
  const navigate = useNavigate();
  useShortcuts(backKeys, () => void navigate(getListUrl('/admin/companies')));
  if (company === undefined) return <CompanyLoading />;
  if (company === null) return <CompanyNotFound />;
  return <CompanyRecord key={company.id} company={company} />;
}

function CompanyRecord({ company }: { company: CompanyRecordFragment }) {
  const { markAsSeen } = useLiveActivity();
  useEffect(() => markAsSeen(company.id), [markAsSeen, company.id]);
  return (
    <RecordScreen
      list={{ path: '/admin/companies', title: 'companies.title' }}
      id={company.id}
      name={company.name}
      actions={<RecordActions company={company} />}
    >
      <RecordColumns>
        <Box minW="0">
          <CompanyHeader company={company} />
          <QuickActions company={company} />
          <Figures company={company} />
          <ScheduledMails companyId={company.id} />
          <CompanyTimeline companyId={company.id} />
        </Box>
        <aside>
          <RecordTasks companyId={company.id} />
          <CompanyOrders companyId={company.id} />
          <ContactsPanel companyId={company.id} contacts={company.contacts} count={company.contactCount} />
          <DocumentsPanel companyId={company.id} />
          <MailFilesPanel companyId={company.id} />
          <CompanyDetailsPane company={company} />
        </aside>
      </RecordColumns>
    </RecordScreen>
  );
}

const editKeys = ['d'];

function RecordActions({ company: { id, name } }: { company: CompanyRecordFragment }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const canEdit = useCanEdit();
  const [isConfirming, setIsConfirming] = useState(false);
  const deleteCompany = useDeleteCompany({
    deleted: 'company.deleted',
    failed: { title: 'company.deleteFailed.title', description: 'company.deleteFailed.text' },
    onDeleted: () => void navigate(getListUrl('/admin/companies')),
  });
  const editUrl = `/admin/companies/${id}/edit`;
  useShortcuts(editKeys, () => canEdit && void navigate(editUrl));
  if (!canEdit) return null;
  return (
    <Flex gap="2" align="center">
      <Button asChild>
        <Link to={editUrl}>
          <Pencil aria-hidden />
          <chakra.span srOnly={{ base: true, md: false }}>
            <FormattedMessage id="admin.edit" />
          </chakra.span>
          <Kbd>D</Kbd>
        </Link>
      </Button>
      <ToolbarButton
        icon={Trash2}
        label={formatMessage({ id: 'company.delete' })}
        onClick={() => setIsConfirming(true)}
      />
      <DeleteCompanyDialog
        company={isConfirming ? { id, name } : undefined}
        onConfirm={() => void deleteCompany(id)}
        onClose={() => setIsConfirming(false)}
      />
    </Flex>
  );
}

function Figures({ company }: { company: CompanyRecordFragment }) {
  const { leadScore, totalQuotes, totalOrders, contactCount, communicationCount } = company;
  return (
    <StatStrip
      label="company.figures"
      onRecordPage
      figures={[
        { label: 'company.leadScore', value: <Score score={leadScore} /> },
        { label: 'company.totalQuotes', value: <FormattedNumber value={totalQuotes} /> },
        { label: 'company.totalOrders', value: <FormattedNumber value={totalOrders} /> },
        { label: 'company.contactCount', value: <FormattedNumber value={contactCount} /> },
        { label: 'company.communicationCount', value: <FormattedNumber value={communicationCount} /> },
        { label: 'company.totalValue', value: <CompanyValue company={company} /> },
      ]}
    />
  );
}
