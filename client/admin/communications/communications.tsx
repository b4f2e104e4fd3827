import { Box, Button, chakra, Flex, Kbd } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useCommunicationCountsQuery, type TimelineItemFragment } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useLive } from '../live/live-activity.tsx';
import { MailComposer } from '../mail/mail-composer.tsx';
import { useCanEdit } from '../session/session.ts';
import { BehindPill } from '../kit/behind-pill.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { ExportMenu } from '../kit/export-menu.tsx';
import { Screen } from '../kit/screen.tsx';
import { usePhone } from '../kit/use-phone.ts';
import { useUrlFilter, writeFilter } from '../kit/use-url-filter.ts';
import { CommunicationDialog } from './communication-dialog.tsx';
import { filterFields, noFilter, viewFields } from './communication-filter.ts';
import type { ItemActions } from './communication-item.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { Timeline } from './timeline.tsx';
import { useCommunicationKeys } from './use-communication-keys.ts';
import { useItemChanges } from './use-item-changes.ts';
import { useTimeline } from './use-timeline.ts';

/** What is being done with one record. */
type Doing = { what: 'reply' | 'edit' | 'delete'; item: TimelineItemFragment };

/** Every time that a company and we were in touch. The filter is the address, so a view can be linked and left. */
export default function Communications() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const [filter, setFilter] = useUrlFilter(filterFields);
  const [view, setView] = useUrlFilter(viewFields);
  const timeline = useTimeline(filter);
  const canEdit = useCanEdit();
  const isPhone = usePhone();
  const panelId = useId();
  const [doing, setDoing] = useState<Doing>();
  const changes = useItemChanges();
  const live = useLive();
  const { data } = useCommunicationCountsQuery();
  const panelOpen = view.panel ? view.panel === 'open' : !isPhone;

  const togglePanel = () => setView({ panel: panelOpen ? 'closed' : 'open' }, { replace: true });
  const start = (what: Doing['what']) => (item: TimelineItemFragment) => {
    live.open(item.id);
    setDoing({ what, item });
  };
  const actions: ItemActions = {
    onReply: start('reply'),
    onEdit: start('edit'),
    onDelete: start('delete'),
    onDone: (item) => void changes.done(item),
    onResend: (item) => void changes.resend(item),
  };
  useCommunicationKeys({
    items: timeline.items ?? [],
    actions,
    onNew: () => setView({ new: true }),
    onPanel: togglePanel,
    onClear: () => setFilter(noFilter),
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
            search={exported(search)}
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
          display={view.panel ? (panelOpen ? 'block' : 'none') : { base: 'none', lg: 'block' }}
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
            panelOpen={panelOpen}
            panelId={panelId}
            onPanel={togglePanel}
            matches={timeline.matches}
            moreMatches={timeline.moreMatches}
          />
          <BehindPill shown={timeline.behind} onRenew={() => void timeline.renewAll()} />
          {timeline.error && (
            <ErrorStrip title="communications.failed.text" error={timeline.error} onRetry={timeline.retry} />
          )}
          {(timeline.items || !timeline.error) && (
            <Timeline
              items={timeline.items}
              isFiltered={Object.keys(filter).length > 0}
              hasMore={timeline.hasMore}
              onMore={timeline.more}
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
      <Doing doing={doing} onClose={() => setDoing(undefined)} onDelete={(item) => void changes.remove(item)} />
    </Screen>
  );
}

/** The address of the export: the filter alone, with its days as the server names them. */
const exported = (search: URLSearchParams) =>
  writeFilter(search, { panel: null, new: null, company: null, record: null });

interface DoingProps {
  doing?: Doing;
  onClose: () => void;
  onDelete: (item: TimelineItemFragment) => void;
}

function Doing({ doing, onClose, onDelete }: DoingProps) {
  if (!doing) return null;
  const { what, item } = doing;
  const { id, companyId, contactId, quoteRequestId, subject, content, createdAt, contact, company } = item;
  if (what === 'edit') return <CommunicationDialog key={id} record={item} onClose={onClose} />;
  if (what === 'reply')
    return (
      <MailComposer
        key={id}
        draft={{
          ...{ companyId, contactId, quoteRequestId, to: contact?.email },
          answers: { id, subject, content, createdAt, author: contact?.name ?? company.name },
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

/** The toast goes; the strip stays, with another try. */
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
