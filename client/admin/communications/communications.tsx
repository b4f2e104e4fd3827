import { Box, Button, chakra, Flex, Kbd } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useCommunicationCountsQuery, type TimelineItemFragment } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useLiveActivity } from '../live/live-activity.tsx';
import { MailComposer } from '../mail/mail-composer.tsx';
import { useCanEdit } from '../session/session.ts';
import { RefreshPill } from '../kit/refresh-pill.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { ExportMenu } from '../kit/export-menu.tsx';
import { Screen } from '../kit/screen.tsx';
import { useIsPhone } from '../kit/use-is-phone.ts';
import { useUrlFilter, writeFilter } from '../kit/use-url-filter.ts';
import { CommunicationDialog } from './communication-dialog.tsx';
import { clearedFilter, filterFields, viewFields } from './communication-filter.ts';
import type { ItemActions } from './communication-item.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { Timeline } from './timeline.tsx';
import { useCommunicationShortcuts } from './use-communication-shortcuts.ts';
import { useItemMutations } from './use-item-mutations.ts';
import { useTimeline } from './use-timeline.ts';

/** The open dialog and the record that it concerns. */
type OpenDialog = { kind: 'reply' | 'edit' | 'delete'; item: TimelineItemFragment };

/** The communications with all companies. The URL contains the filter, so that a view can be linked to. */
export default function Communications() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const [filter, setFilter] = useUrlFilter(filterFields);
  const [view, setView] = useUrlFilter(viewFields);
  const timeline = useTimeline(filter);
  const canEdit = useCanEdit();
  const isPhone = useIsPhone();
  const panelId = useId();
  const [dialog, setDialog] = useState<OpenDialog>();
  const mutations = useItemMutations();
  const live = useLiveActivity();
  const { data } = useCommunicationCountsQuery();
  const isPanelOpen = view.panel ? view.panel === 'open' : !isPhone;

  const togglePanel = () => setView({ panel: isPanelOpen ? 'closed' : 'open' }, { replace: true });
  const openDialog = (kind: OpenDialog['kind']) => (item: TimelineItemFragment) => {
    live.markAsSeen(item.id);
    setDialog({ kind, item });
  };
  const actions: ItemActions = {
    onReply: openDialog('reply'),
    onEdit: openDialog('edit'),
    onDelete: openDialog('delete'),
    onFollowUpDone: (item) => void mutations.completeFollowUp(item),
    onResend: (item) => void mutations.resend(item),
  };
  useCommunicationShortcuts({
    items: timeline.items ?? [],
    actions,
    onNew: () => setView({ new: true }),
    onTogglePanel: togglePanel,
    onClear: () => setFilter(clearedFilter),
  });
  useFailureToast(timeline.error);

  return (
    <Screen
      title="communications.title"
      note={
        <chakra.span color="fg.subtle" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {data && <FormattedMessage id="communications.count" values={{ count: data.communicationCounts.total }} />}
        </chakra.span>
      }
      actions={
        <>
          <ExportMenu
            of="communications"
            search={exportSearch(search)}
            count={timeline.moreMatches ? undefined : timeline.matches}
          />
          {canEdit && (
            <Button variant="solid" colorPalette="molten" onClick={() => setView({ new: true })}>
              <Plus aria-hidden />
              <chakra.span srOnly={{ base: true, md: false }}>
                <FormattedMessage id="communications.new" />
              </chakra.span>
              <Kbd variant="plain">C</Kbd>
            </Button>
          )}
        </>
      }
    >
      <Flex direction={{ base: 'column', lg: 'row' }} flex="1" align="stretch">
        <Box
          as="aside"
          id={panelId}
          aria-label={formatMessage({ id: 'communications.filters' })}
          display={view.panel ? (isPanelOpen ? 'block' : 'none') : { base: 'none', lg: 'block' }}
          width={{ base: 'full', lg: '15rem' }}
          flexShrink="0"
          px={{ base: '4', md: '5' }}
          py="3"
          borderEndWidth={{ lg: '1px' }}
          borderBottomWidth={{ base: '1px', lg: '0' }}
        >
          <FilterPanel filter={filter} onChange={setFilter} />
        </Box>
        <Box flex="1" minW="0">
          <FilterChips
            filter={filter}
            onChange={setFilter}
            isPanelOpen={isPanelOpen}
            panelId={panelId}
            onTogglePanel={togglePanel}
            matches={timeline.matches}
            moreMatches={timeline.moreMatches}
          />
          <RefreshPill isVisible={timeline.isStale} onRefresh={timeline.refresh} />
          {timeline.error && (
            <ErrorStrip title="communications.failed.text" error={timeline.error} onRetry={timeline.retry} />
          )}
          {(timeline.items || !timeline.error) && (
            <Timeline
              items={timeline.items}
              isFiltered={Object.keys(filter).length > 0}
              hasMore={timeline.hasMore}
              onMore={timeline.loadMore}
              actions={actions}
            />
          )}
        </Box>
      </Flex>
      {canEdit && view.new && (
        <CommunicationDialog
          companyId={view.company}
          onClose={() => setView({ new: null, company: null }, { replace: true })}
        />
      )}
      <ItemDialog
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        onDelete={(item) => void mutations.deleteItem(item)}
      />
    </Screen>
  );
}

/** Returns the query string of the export: only the parameters of the filter. */
const exportSearch = (search: URLSearchParams) =>
  writeFilter(search, { panel: null, new: null, company: null, record: null });

interface ItemDialogProps {
  dialog?: OpenDialog;
  onClose: () => void;
  onDelete: (item: TimelineItemFragment) => void;
}

function ItemDialog({ dialog, onClose, onDelete }: ItemDialogProps) {
  if (!dialog) return null;
  const { kind, item } = dialog;
  const { id, companyId, contactId, quoteRequestId, subject, content, createdAt, contact, company } = item;
  if (kind === 'edit') return <CommunicationDialog key={id} record={item} onClose={onClose} />;
  if (kind === 'reply')
    return (
      <MailComposer
        key={id}
        draft={{
          companyId,
          contactId,
          quoteRequestId,
          to: contact?.email,
          inReplyTo: { id, subject, content, createdAt, author: contact?.name ?? company.name },
        }}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage id="communications.deleteTitle" />}
      action="admin.delete"
      onConfirm={() => {
        onClose();
        onDelete(item);
      }}
      onClose={onClose}
    >
      <FormattedMessage id="communications.deleteText" values={{ subject: <bdi>{subject}</bdi> }} />
    </ConfirmDialog>
  );
}

/** Shows a toast when loading fails; it disappears, while the error strip with its retry button stays. */
function useFailureToast(error: unknown) {
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (!error) return;
    notify({
      type: 'error',
      title: formatMessage({ id: 'communications.failed' }),
      description: formatMessage({ id: 'communications.failed.text' }),
      topic: 'communications',
    });
  }, [error, formatMessage]);
}
