import { chakra, Dialog, Grid } from '@chakra-ui/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useFormikContext } from 'formik';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { AnyObjectSchema, InferType } from 'yup';
import { currencies, enumName, lostReasons, outcomes, storedValue } from '../../../../common/enums.ts';
import { closeQuoteRequestForm } from '../../../../common/forms/close-quote-request.ts';
import {
  useCloseQuoteMutation,
  useCloseQuotesMutation,
  type Currency,
  type Outcome,
} from '../../../graphql/generated.ts';
import { Form } from '../../../ui/form/form.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useFormField } from '../../../ui/form/use-form-field.ts';
import { SegmentedField } from '../../communications/choice-fields.tsx';
import { CustomerText } from '../../kit/customer-text.tsx';
import { DialogActions } from '../../kit/dialog-actions.tsx';
import { Modal } from '../../kit/modal.tsx';
import { MoneyFields } from '../../kit/money-fields.tsx';
import { Money } from '../../kit/money.tsx';
import type { ClosableQuote } from './close-quotes.tsx';
import { useNotifyClosed } from './use-notify-closed.ts';

interface Props {
  quotes: readonly ClosableQuote[];
  /** Outcome that is selected at first. */
  outcome?: Outcome;
  onClose: () => void;
}

const label = (name: string) => <FormattedMessage id={`close.${name}`} />;

/** Closes one request, or several together, as won or lost. */
export default function CloseDialog({ quotes, outcome, onClose }: Props) {
  const [quote] = quotes;
  if (quotes.length === 1 && quote) return <CloseOne quote={quote} outcome={outcome} onClose={onClose} />;
  return <CloseSeveral quotes={quotes} outcome={outcome} onClose={onClose} />;
}

function useOutcomeOptions() {
  const { formatMessage } = useIntl();
  const icons = { won: CircleCheck, lost: CircleX };
  return outcomes.map((value) => ({
    value,
    label: formatMessage({ id: `outcome.${enumName(value)}` }),
    icon: icons[value],
  }));
}

function CloseOne({ quote, outcome, onClose }: { quote: ClosableQuote; outcome?: Outcome; onClose: () => void }) {
  const [closeQuote] = useCloseQuoteMutation();
  const notifyClosed = useNotifyClosed();
  /** The record as another user has saved it after a conflict; the next attempt is based on it. */
  const [newer, setNewer] = useState<{ status: string; outcome: string | null; updatedAt: string }>();
  const initialValues = useMemo(
    () => ({
      outcome: storedValue(outcomes, outcome ?? quote.outcome) ?? 'won',
      amount: quote.quotedAmount ?? '',
      currency: quote.quotedCurrency ?? currencies[0],
      lostReason: '',
    }),
    [quote, outcome],
  );

  async function submit({ outcome, lostReason, lostNote, amount, currency, rateToUsd }: CloseValues) {
    const isWon = outcome === 'won';
    const input = isWon
      ? { outcome: enumName(outcome), amount, currency: currency && enumName(currency), rateToUsd }
      : { outcome: enumName(outcome), lostReason: lostReason && enumName(lostReason), lostNote };
    const version = newer?.updatedAt ?? quote.updatedAt;
    try {
      await closeQuote({ variables: { id: quote.id, input, version } });
    } catch (error) {
      const theirs = CombinedGraphQLErrors.is(error) && (error.errors[0]?.extensions?.['theirs'] as typeof newer);
      if (theirs) setNewer(theirs);
      throw error;
    }
    notifyClosed([quote], input.outcome);
    onClose();
  }

  return (
    <CloseFrame
      schema={closeQuoteRequestForm}
      initialValues={initialValues}
      onSubmit={submit}
      onClose={onClose}
      description={
        <CustomerText language={quote.language}>{[quote.name, quote.company].filter(Boolean).join(', ')}</CustomerText>
      }
    >
      <WonFields quote={quote} />
      <LostFields />
      {newer && <ConcurrentChange status={newer.status} outcome={newer.outcome} />}
    </CloseFrame>
  );
}

type CloseValues = InferType<typeof closeQuoteRequestForm>;

function CloseSeveral({ quotes, outcome, onClose }: Props) {
  const [closeQuotes] = useCloseQuotesMutation();
  const notifyClosed = useNotifyClosed();
  const initialValues = useMemo(
    () => ({ outcome: storedValue(outcomes, outcome) ?? 'lost', lostReason: '' }),
    [outcome],
  );
  const priced = quotes.filter(({ quotedAmount }) => quotedAmount);

  async function submit({ outcome, lostReason, lostNote }: SeveralValues) {
    const closed = outcome === 'won' ? priced : quotes;
    const input = { outcome: enumName(outcome), lostReason: lostReason && enumName(lostReason), lostNote };
    for (let start = 0; start < closed.length; start += MAX_BATCH) {
      const ids = closed.slice(start, start + MAX_BATCH).map(({ id }) => id);
      await closeQuotes({ variables: { ids, input } });
    }
    if (closed.length > 0) notifyClosed(closed, input.outcome);
    onClose();
  }

  return (
    <CloseFrame
      schema={severalForm}
      initialValues={initialValues}
      onSubmit={submit}
      onClose={onClose}
      description={<FormattedMessage id="close.several" values={{ count: quotes.length }} />}
    >
      <IfOutcome is="won">
        <chakra.p color="fg.muted">
          <FormattedMessage
            id="close.severalWon"
            values={{ count: priced.length, open: quotes.length - priced.length }}
          />
        </chakra.p>
      </IfOutcome>
      <LostFields />
    </CloseFrame>
  );
}

interface FrameProps<Schema extends AnyObjectSchema> {
  schema: Schema;
  initialValues: { [Field in keyof InferType<Schema>]?: unknown };
  onSubmit: (values: InferType<Schema>) => Promise<void>;
  onClose: () => void;
  description: ReactNode;
  children: ReactNode;
}

/** The dialog with its choice of the outcome, around the fields of each outcome. */
function CloseFrame<Schema extends AnyObjectSchema>({ onClose, description, children, ...form }: FrameProps<Schema>) {
  const options = useOutcomeOptions();
  return (
    <Modal open hasForm onClose={onClose} size="lg" title={label('title')} description={description}>
      <Form {...form} markedFields="required">
        <Dialog.Body display="grid" gap="4">
          <SegmentedField name="outcome" label="close.outcome" options={options} isLabelHidden />
          {children}
        </Dialog.Body>
        <Actions onClose={onClose} />
      </Form>
    </Modal>
  );
}

/** Maximum number of requests in one mutation; the server has the same limit. */
const MAX_BATCH = 100;
const severalForm = closeQuoteRequestForm.pick(['outcome', 'lostReason', 'lostNote']);
type SeveralValues = InferType<typeof severalForm>;

function IfOutcome({ is, children }: { is: (typeof outcomes)[number]; children: ReactNode }) {
  const { values } = useFormikContext<{ outcome: string }>();
  return values.outcome === is && children;
}

function Actions({ onClose }: { onClose: () => void }) {
  const { values } = useFormikContext<{ outcome: string }>();
  return <DialogActions label={`close.submit.${values.outcome}`} sendingLabel="admin.saving" onClose={onClose} />;
}

/** Amount, currency and rate of a won request. */
function WonFields({ quote }: { quote: ClosableQuote }) {
  const { values } = useFormikContext<{ outcome: string; amount: unknown }>();
  if (values.outcome !== 'won') return null;
  return (
    <MoneyFields
      label="close.amount"
      hint={
        quote.quotedAmount &&
        quote.quotedCurrency && <OfferedAmount quote={quote} amount={Number(values.amount) || 0} />
      }
    />
  );
}

/** The offered amount and how much the typed amount differs from it. */
function OfferedAmount({ quote, amount }: { quote: ClosableQuote; amount: number }) {
  const { values } = useFormikContext<{ currency: Currency }>();
  const offered = quote.quotedAmount ?? 0;
  const currency = quote.quotedCurrency as Currency;
  const difference = amount - offered;
  return (
    <FormattedMessage
      id="close.offered"
      values={{
        amount: <Money value={offered} currency={currency} />,
        compared: String(values.currency === currency && difference !== 0 && amount > 0),
        difference: <Money value={difference} currency={currency} />,
        percent: (
          <FormattedNumber
            value={difference / offered}
            style="percent"
            minimumFractionDigits={1}
            maximumFractionDigits={1}
            signDisplay="exceptZero"
          />
        ),
      }}
    />
  );
}

/** Reason and note of a lost request. */
function LostFields() {
  return (
    <IfOutcome is="lost">
      <ReasonField />
      <TextAreaField name="lostNote" rows={3} label={label('note')} hint={label('noteHint')} />
    </IfOutcome>
  );
}

function ReasonField() {
  const { control, value, reason, reasonId } = useFormField('lostReason');
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={reason && reasonId}
      aria-invalid={reason !== undefined}
      aria-required
      tabIndex={-1}
    >
      <chakra.p id={id} textStyle="metaStrong" color="fg.muted" mb="1">
        {label('reason')}
      </chakra.p>
      <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }} gap="1">
        {lostReasons.map((option) => (
          <Reason key={option} data-chosen={option === value || undefined}>
            <input {...control} type="radio" value={option} checked={option === value} />
            <FormattedMessage id={`lostReason.${enumName(option)}`} />
          </Reason>
        ))}
      </Grid>
      {reason && (
        <chakra.p id={reasonId} textStyle="meta" color="red.fg" mt="1">
          <FormattedMessage id="close.reasonRequired" />
        </chakra.p>
      )}
    </div>
  );
}

const Reason = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: '11', md: '7.5' },
    px: '2',
    mx: '-2',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[data-chosen]': { bg: 'bg.emphasized', fontWeight: 'medium' },
    '& input': { boxSize: '4', accentColor: '{colors.fg}', flexShrink: 0 },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focusRing}' },
  },
});

/** What somebody else changed while the dialog was open. */
function ConcurrentChange({ status, outcome }: { status: string; outcome: string | null }) {
  return (
    <chakra.p role="status" display="flex" gap="2" alignItems="center">
      <TriangleAlert size={16} aria-hidden />
      <FormattedMessage
        id="close.changed"
        values={{ state: <FormattedMessage id={outcome ? `outcome.${outcome}` : `quoteStatus.${status}`} /> }}
      />
    </chakra.p>
  );
}
