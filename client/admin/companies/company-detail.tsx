import { Box, Button, chakra, Flex, Kbd } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { CompanyRecordFragment } from '../../graphql/generated.ts';
import { ContactsPanel } from '../contacts/contacts-panel.tsx';
import { DocumentsPanel } from '../documents/documents-panel.tsx';
import { useLive } from '../live/live-activity.tsx';
import { useCanEdit } from '../session/session.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { CompanyTimeline } from '../timeline/company-timeline.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { backTo } from '../kit/list-place.ts';
import { Score } from './company-marks.tsx';
import { RecordColumns, RecordScreen } from '../kit/record-screen.tsx';
import { StatStrip } from './stat-strip.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyHead } from './company-head.tsx';
import { CompanyValue } from './company-value.tsx';
import { CompanyLoading, CompanyMissing } from './company-states.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { QuickActions } from './quick-actions.tsx';
import { useCompany } from './use-company.ts';
import { useDeleteCompany } from './use-delete-company.ts';

const back = ['Escape'];

/** Everything that is known of a company, and what can be done with it. It follows the changes that others make. */
export default function CompanyDetail() {
  const company = useCompany();
  const navigate = useNavigate();
  useShortcuts(back, () => void navigate(backTo('/admin/companies')));
  if (company === undefined) return <CompanyLoading />;
  if (company === null) return <CompanyMissing />;
  return <Record key={company.id} company={company} />;
}

function Record({ company }: { company: CompanyRecordFragment }) {
  const { open } = useLive();
  useEffect(() => open(company.id), [open, company.id]);
  return (
    <RecordScreen
      list={{ path: '/admin/companies', title: 'companies.title' }}
      id={company.id}
      name={company.name}
      actions={<RecordActions company={company} />}
    >
      <RecordColumns>
        <Box minW="0">
          <CompanyHead company={company} />
          <QuickActions company={company} />
          <Figures company={company} />
          <CompanyTimeline companyId={company.id} />
        </Box>
        <aside>
          <ContactsPanel companyId={company.id} contacts={company.contacts} count={company.contactCount} />
          <DocumentsPanel companyId={company.id} />
          <CompanyFacts company={company} />
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
  const [asking, setAsking] = useState(false);
  const deleteCompany = useDeleteCompany({
    deleted: 'company.deleted',
    failed: { title: 'company.deleteFailed.title', description: 'company.deleteFailed.text' },
    onDeleted: () => void navigate(backTo('/admin/companies')),
  });
  const edit = `/admin/companies/${id}/edit`;
  useShortcuts(editKeys, () => canEdit && void navigate(edit));
  if (!canEdit) return null;
  return (
    <Flex gap="2" align="center">
      <Button asChild>
        <Link to={edit}>
          <Pencil aria-hidden />
          <chakra.span srOnly={{ base: true, md: false }}>
            <FormattedMessage id="admin.edit" />
          </chakra.span>
          <Kbd>D</Kbd>
        </Link>
      </Button>
      <IconButton icon={Trash2} label={formatMessage({ id: 'company.delete' })} onClick={() => setAsking(true)} />
      <DeleteDialog
        company={asking ? { id, name } : undefined}
        onConfirm={() => void deleteCompany(id)}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}

function Figures({ company }: { company: CompanyRecordFragment }) {
  const { leadScore, totalQuotes, totalOrders, contactCount, communicationCount } = company;
  return (
    <StatStrip
      label="company.figures"
      ofRecord
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
