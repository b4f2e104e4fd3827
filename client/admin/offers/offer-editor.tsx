import { Box, Button, chakra, Flex, Kbd } from '@chakra-ui/react';
import { Formik, useFormikContext } from 'formik';
import { Send } from 'lucide-react';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { offerForm } from '../../../common/forms/offer.ts';
import { formatOfferNumber } from '../../../common/offer-number.ts';
import type { OfferDraftFragment } from '../../graphql/generated.ts';
import { FormContext } from '../../ui/form/form-context.ts';
import { ConflictDialog } from '../kit/conflict-dialog.tsx';
import { RecordScreen } from '../kit/record-screen.tsx';
import { useIsAdmin } from '../session/session.ts';
import { OfferActions, useOfferAction } from './offer-actions.tsx';
import { ConflictLabel, ConflictValue } from './conflict-value.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { OfferGrid } from './offer-grid.tsx';
import { OfferLayout, type OfferView } from './offer-layout.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { MainTerms, MoreTerms } from './offer-terms.tsx';
import { computeAmounts, OfferTotals } from './offer-totals.tsx';
import {
  blankLine,
  findIncomplete,
  findInvalid,
  getCurrency,
  isBlank,
  toStoredLine,
  withKey,
  type EditedLine,
  type OfferValues,
  type Problems,
  type StoredLine,
  type TermValues,
} from './offer-values.ts';
import type { Recipient, RecipientChoice } from './request-pane.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { SendDialog } from './send-dialog.tsx';
import { useAutosave } from './use-autosave.ts';

interface Props {
  id: string;
  /** The stored draft when the editor opened; undefined for a new offer. */
  draft?: OfferDraftFragment;
  /** The draft as it was loaded last. */
  current?: OfferDraftFragment;
  /** Values to start with, which may be newer than those of the draft. */
  initialValues: OfferValues;
  /** The page that the offer belongs to. */
  parent: { path: string; title: string };
  /** The pane beside the offer, with its request or company. It may contain fields. */
  sidePane: ReactNode;
  findRecipient: (values: TermValues) => Recipient;
  /** People of the company, of whom one gets the offer. */
  recipients: readonly RecipientChoice[];
  /** Called when the editor closes with unsaved changes, for example because the offer was sent or withdrawn elsewhere. */
  onUnsaved: (values: OfferValues) => void;
  /** Called when a new offer is stored for the first time. */
  onCreated?: () => void;
  /** Called when the user has sent or discarded the offer. */
  onFinalizedByUser: () => void;
  /** Called when a save has found that the offer is no longer a draft. */
  onFinalizedElsewhere: () => void;
}

/** The editor of a draft. */
export function OfferEditor(props: Props) {
  const { lines: _lines, ...terms } = props.initialValues;
  return (
    <Formik initialValues={terms} onSubmit={() => undefined}>
      <EditorForm {...props} />
    </Formik>
  );
}

/** Returns the lines for the table. An offer without lines gets an empty one to type into. */
const editLines = (values: OfferValues): EditedLine[] =>
  (values.lines.length > 0 ? values.lines : [blankLine]).map((line: StoredLine) =>
    line.key ? { ...line, key: line.key } : withKey(line),
  );

function EditorForm(props: Props) {
  const { id, draft: opened, initialValues, parent, sidePane, findRecipient, onCreated } = props;
  const { formatMessage } = useIntl();
  const isAdmin = useIsAdmin();
  const [search, setSearch] = useSearchParams();
  const { values: terms, setValues } = useFormikContext<TermValues>();
  const [lines, setLines] = useState(() => editLines(initialValues));
  const [view, setView] = useState<OfferView>('offer');
  // The list of a request's offers links here with `?send=true`, which opens the dialog for sending.
  const wantsSending = search.has('send');
  const [isSendDialogOpen, setSendDialogOpen] = useState(wantsSending);
  /** Whether missing fields are marked, from the first attempt to send on. */
  const [isChecked, setChecked] = useState(wantsSending);
  const [dismissedConflicts, dismissConflicts] = useState<unknown>();

  const filled = useMemo(() => lines.filter((line) => !isBlank(line)), [lines]);
  const values = useMemo((): OfferValues => ({ ...terms, lines: filled.map(toStoredLine) }), [terms, filled]);
  const autosave = useAutosave({ id, draft: opened, values, current: props.current });
  const { status, draft, isDirty, rejected, conflicts, merged, flush, resolve, getVersion } = autosave;

  const [appliedMerge, setAppliedMerge] = useState(merged);
  if (merged && merged !== appliedMerge) {
    setAppliedMerge(merged);
    if (JSON.stringify(merged.lines) !== JSON.stringify(values.lines)) setLines(editLines(merged));
  }
  const applyTerms = useEffectEvent(({ lines: _lines, ...next }: OfferValues) => void setValues(next, false));
  useEffect(() => {
    if (merged) applyTerms(merged);
  }, [merged]);

  const isCreated = Boolean(draft);
  const reportCreated = useEffectEvent(() => onCreated?.());
  useEffect(() => {
    if (isCreated) reportCreated();
  }, [isCreated]);
  const isClosed = status.kind === 'closed';
  const reportFinalized = useEffectEvent(() => props.onFinalizedElsewhere());
  useEffect(() => {
    if (isClosed) reportFinalized();
  }, [isClosed]);
  const reportUnsaved = useEffectEvent(() => {
    if (isDirty) props.onUnsaved(values);
  });
  useEffect(() => () => reportUnsaved(), []);

  const deferred = useDeferredValue(values);
  const invalid = useMemo(() => findInvalid(deferred), [deferred]);
  const incomplete = useMemo(() => ({ ...findIncomplete(deferred), ...rejected }), [deferred, rejected]);
  // The same object while its content is the same, so that the fields are not rendered again with every key that is pressed in the table.
  const problems = useStable<Problems>({ ...(isChecked ? incomplete : {}), ...invalid, ...rejected });
  const invalidPaths = Object.keys({ ...invalid, ...rejected });
  const gridProblems = useStable(
    useMemo(() => {
      const entries = Object.entries(problems).flatMap(([path, reason]) => {
        const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
        const line = index === undefined ? undefined : filled[Number(index)];
        return line ? [[`${line.key}.${field}`, reason] as const] : [];
      });
      return Object.fromEntries(entries);
    }, [problems, filled]),
  );
  const settings = useMemo(
    () => ({
      schema: offerForm,
      markedFields: 'required' as const,
      submitFailure: { failure: { kind: 'fields' as const, fields: problems }, values: terms },
    }),
    [problems, terms],
  );

  const amounts = useMemo(() => computeAmounts(values), [values]);
  const amountByKey = useMemo(
    () => new Map(filled.map(({ key }, index) => [key, amounts.amounts[index] ?? 0])),
    [filled, amounts],
  );
  const recipient = findRecipient(terms);
  const { run, approve } = useOfferAction();

  const openSendDialog = useCallback(() => {
    setChecked(true);
    setSendDialogOpen(true);
    void flush();
  }, [flush]);
  useEffect(() => {
    if (wantsSending) setSearch({}, { replace: true });
  }, [wantsSending, setSearch]);

  function focusField(path: string) {
    const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const key = (index === undefined ? lines[0] : filled[Number(index)])?.key;
    const selector = path.startsWith('lines')
      ? `[data-row="${key}"][data-field="${field ?? 'description'}"]`
      : `[name="${path}"]`;
    setView(path === 'contactId' && !terms.quoteRequestId ? 'request' : 'offer');
    // The dialog returns the focus when it has closed.
    setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus(), FOCUS_DELAY_MS);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || isSendDialogOpen) return;
    if (event.key === 'Enter') openSendDialog();
    else if (event.key.toLowerCase() === 's') void flush();
    else return;
    event.preventDefault();
  }

  const name = draft ? formatOfferNumber(draft) : formatMessage({ id: 'offer.new' });
  return (
    <FormContext value={settings}>
      <Box onKeyDown={onKeyDown} display="flex" flexDirection="column" flex="1">
        <RecordScreen
          list={parent}
          name={name}
          nameIsHeading
          actions={
            <Button variant="solid" colorPalette="molten" onClick={openSendDialog}>
              <Send aria-hidden />
              <FormattedMessage id="offer.send" />
              <Kbd variant="plain">Ctrl ↵</Kbd>
            </Button>
          }
        >
          <OfferLayout
            hasRequest={Boolean(terms.quoteRequestId)}
            view={view}
            onView={setView}
            state={
              <SaveIndicator
                status={status}
                invalidCount={invalidPaths.length}
                onRetry={() => (conflicts ? dismissConflicts(undefined) : void flush())}
                onShowInvalid={() => focusField(invalidPaths[0]!)}
              />
            }
            actions={draft && <OfferActions offer={draft} isInEditor onDone={props.onFinalizedByUser} />}
            sidePane={sidePane}
            preview={<OfferPreview offerId={draft?.id} version={draft?.updatedAt} />}
          >
            <Flex direction="column" gap="6">
              <MainTerms deliveryTerms={terms.deliveryTerms} />
              <OfferGrid
                lines={lines}
                setLines={setLines}
                amounts={amountByKey}
                currency={getCurrency(terms)}
                language={terms.language || 'en'}
                problems={gridProblems}
              />
              {problems['lines'] && (
                <chakra.p color="red.fg" role="alert">
                  <FormattedMessage id={problems['lines']} values={{ max: '' }} />
                </chakra.p>
              )}
              <OfferTotals
                values={values}
                amounts={amounts}
                draft={draft}
                onApprove={
                  isAdmin && draft
                    ? () =>
                        void flush().then((ok) => ok && run(() => approve(draft.id), 'offer.approved', draft.number))
                    : undefined
                }
              />
              <MoreTerms />
            </Flex>
          </OfferLayout>
        </RecordScreen>
      </Box>
      <LeaveGuard
        isUnsaved={(isDirty || invalidPaths.length > 0) && !isClosed}
        path={`/admin/offers/${id}`}
        save={async () => (await flush()) && invalidPaths.length === 0}
      />
      <SendDialog
        id={id}
        open={isSendDialogOpen}
        values={values}
        total={amounts.total}
        recipient={recipient}
        recipients={props.recipients}
        draft={draft}
        incomplete={incomplete}
        flush={flush}
        getVersion={getVersion}
        onFix={(path) => {
          setSendDialogOpen(false);
          focusField(path);
        }}
        onSent={() => {
          setSendDialogOpen(false);
          props.onFinalizedByUser();
        }}
        onClose={() => setSendDialogOpen(false)}
      />
      {conflicts && (
        <ConflictDialog
          open={dismissedConflicts !== conflicts}
          conflicts={conflicts}
          renderLabel={(field) => <ConflictLabel field={field} lines={values.lines} />}
          renderValue={(field, value) => <ConflictValue field={field} value={value} />}
          onResolve={resolve}
          onClose={() => dismissConflicts(conflicts)}
        />
      )}
    </FormContext>
  );
}

/** Longer than a dialog needs to close and to return the focus. */
const FOCUS_DELAY_MS = 150;

/** Returns the same object as long as its content is the same. */
function useStable<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the text stands for the value
  return useMemo(() => value, [text]);
}
