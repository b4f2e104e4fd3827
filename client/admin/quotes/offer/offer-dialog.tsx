import { Button, chakra, Dialog, Flex, Grid } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { FileSearch, Send } from 'lucide-react';
import { useMemo, useRef, useState, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currencies, languages, offerIncoterms, paymentTerms } from '../../../../common/enums.ts';
import { priceCurrencies } from '../../../../common/market/series.ts';
import { offerForm, type OfferForm } from '../../../../common/forms/offer.ts';
import {
  useCheckOfferLazyQuery,
  QuoteDocument,
  useCreateOfferMutation,
  useOfferForEditingQuery,
  useSaveOfferDraftMutation,
  useSendOfferMutation,
  type OfferDraftFragment,
  type QuoteRecordFragment,
} from '../../../graphql/generated.ts';
import { Form } from '../../../ui/form/form.tsx';
import { createSubmissionId } from '../../../ui/form/submission-id.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { DateField } from '../../kit/date-input.tsx';
import { useEnumOptions } from '../../kit/enum-options.ts';
import { Modal } from '../../kit/modal.tsx';
import { formatOfferNumber } from '../../../../common/offer-number.ts';
import { SkeletonRows } from '../../kit/rows.tsx';
import { QuoteStatusMark } from '../../kit/quote-status-mark.tsx';
import { Tooltip } from '../../kit/tooltip.tsx';
import { OfferLines } from './offer-lines.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { createDraftValues, createInitialOffer, toOfferInput } from './offer-values.ts';
import { openOfferPreview } from './open-offer-preview.ts';

interface Props {
  quote: QuoteRecordFragment;
  /** Draft to edit; without it a new offer. */
  draftId?: string;
  onClose: () => void;
}

const label = (name: string) => <FormattedMessage id={`offer.${name}`} />;

/** The form for a new offer to a request, or for a draft. */
export default function OfferDialog({ quote, draftId, onClose }: Props) {
  const { data, error } = useOfferForEditingQuery({
    variables: { id: draftId ?? '' },
    skip: !draftId,
    // A form needs the current draft, and an update of the cache must not replace what was typed.
    fetchPolicy: 'no-cache',
  });
  if (!draftId) return <OfferFormDialog quote={quote} onClose={onClose} />;
  if (data?.offer) return <OfferFormDialog quote={quote} draft={data.offer} onClose={onClose} />;
  return (
    <Modal open onClose={onClose} size="lg" role="alertdialog" title={<FormattedMessage id="offer.edit" />}>
      <Dialog.Body>
        {(error ?? data) ? (
          <FormattedMessage id="offer.notFound" />
        ) : (
          <SkeletonRows height={{ base: '52px', md: '40px' }} count={6} />
        )}
      </Dialog.Body>
    </Modal>
  );
}

interface FormProps {
  quote: QuoteRecordFragment;
  draft?: OfferDraftFragment;
  onClose: () => void;
}

/** Saving stores a numbered draft in the customer's language, which can also be sent by e-mail. */
function OfferFormDialog({ quote, draft, onClose }: FormProps) {
  const { formatMessage } = useIntl();
  const [check] = useCheckOfferLazyQuery({ fetchPolicy: 'no-cache' });
  const refetch = { refetchQueries: [QuoteDocument] };
  const [createOffer] = useCreateOfferMutation(refetch);
  const [saveDraft] = useSaveOfferDraftMutation(refetch);
  const [sendOffer] = useSendOfferMutation(refetch);
  const [id] = useState(createSubmissionId);
  const version = useRef(draft?.updatedAt);
  const intent = useRef<Intent>('save');
  const initialValues = useMemo(() => (draft ? createDraftValues(draft) : createInitialOffer(quote)), [draft, quote]);
  const deliveryOptions = offerIncoterms.map((value) => ({ value, label: value.toUpperCase() }));
  const paymentOptions = useEnumOptions('quote.payment', paymentTerms);
  const languageOptions = useEnumOptions('languageName', languages);

  async function submit(form: OfferForm) {
    if (intent.current === 'preview') return preview(form);
    const send = intent.current === 'send';
    const number = draft ? await saveStored(draft.id, form, send) : await create(form, send);
    notify({
      type: 'success',
      title: formatMessage({ id: send ? 'offer.sent' : 'offer.created' }),
      description: formatMessage({ id: 'offer.created.text' }, { number }),
    });
    onClose();
  }
  async function create(form: OfferForm, send: boolean): Promise<string> {
    const { data } = await createOffer({ variables: { input: toOfferInput(form), send, id } });
    return data!.createOffer.number;
  }
  async function saveStored(draftId: string, form: OfferForm, send: boolean): Promise<string> {
    const input = toOfferInput(form);
    const { data } = await saveDraft({ variables: { id: draftId, input, version: version.current ?? null } });
    // Sending may fail: the next attempt saves over the draft of this one.
    version.current = data!.saveOfferDraft.updatedAt;
    if (send) await sendOffer({ variables: { id: draftId } });
    return data!.saveOfferDraft.number;
  }
  async function preview(form: OfferForm) {
    const { error } = await check({ variables: { input: toOfferInput(form) } });
    if (error) throw error;
    openOfferPreview(form);
  }
  const showFailure = () => {
    const id = intent.current === 'preview' ? 'offer.previewFailed' : 'offer.failed';
    notify({ type: 'error', title: formatMessage({ id }), topic: 'offer' });
  };

  const title = draft ? (
    <FormattedMessage id="offer.editNumber" values={{ number: formatOfferNumber(draft) }} />
  ) : (
    <FormattedMessage id="offer.title" />
  );
  return (
    <Modal open onClose={onClose} size="lg" role="alertdialog" title={title}>
      <Form
        schema={offerForm}
        initialValues={initialValues}
        markedFields="optional"
        onSubmit={submit}
        onFailure={showFailure}
      >
        <Dialog.Body>
          <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="3.5" alignItems="start">
            <SelectField name="language" label={label('language')} options={languageOptions} />
            <SelectField
              name="currency"
              label={label('currency')}
              options={currencies.map((value) => ({ value, label: value.toUpperCase() }))}
            />
            <DateField name="validUntil" label="offer.validUntil" />
            <SelectField name="deliveryTerms" label={label('deliveryTerms')} options={deliveryOptions} />
            <TextField name="deliveryPlace" label={label('deliveryPlace')} />
            <SelectField name="paymentTerms" label={label('paymentTerms')} options={paymentOptions} />
          </Grid>
          <OfferLines />
          <Grid templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} mt="4">
            <SelectField
              name="convertedTo"
              label={label('convertedTo')}
              hint={label('convertedTo.hint')}
              emptyOption="offer.convertedTo.none"
              options={priceCurrencies.map((value) => ({ value, label: value }))}
            />
          </Grid>
          <OfferTerms />
          <chakra.div mt="4">
            <TextAreaField name="note" rows={3} label={label('note')} hint={label('noteHint')} />
          </chakra.div>
        </Dialog.Body>
        <Dialog.Footer flexWrap="wrap">
          <Flex align="center" gap="1.5" me="auto" color="fg.muted" wrap="wrap">
            {quote.email ? (
              <FormattedMessage id="offer.then" values={{ status: <QuoteStatusMark status="QUOTED" /> }} />
            ) : (
              <FormattedMessage id="offer.noEmail" />
            )}
          </Flex>
          <PreviewButton onPress={() => (intent.current = 'preview')} />
          <SaveButton onPress={() => (intent.current = 'save')} />
          {quote.email && (
            <SubmitButton
              label="offer.saveAndSend"
              sendingLabel="admin.saving"
              variant="solid"
              colorPalette="molten"
              icon={<Send aria-hidden />}
              onClick={() => (intent.current = 'send')}
            />
          )}
        </Dialog.Footer>
      </Form>
    </Modal>
  );
}

/** The action of the pressed button. */
type Intent = 'preview' | 'save' | 'send';

/**
 * Validates the form like saving and opens a preview. It has no type `submit`, because the first submit button is the
 * one that Enter presses, and Enter should save.
 */
function PreviewButton({ onPress }: { onPress: () => void }) {
  const { isSubmitting } = useFormikContext();
  const { formatMessage } = useIntl();
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onPress();
    currentTarget.form?.requestSubmit();
  };
  return (
    <Tooltip text={formatMessage({ id: 'offer.previewHint' })}>
      <Button variant="ghost" disabled={isSubmitting} onClick={handleClick}>
        <FileSearch aria-hidden />
        <FormattedMessage id="offer.preview" />
      </Button>
    </Tooltip>
  );
}

/** Saves the offer without sending an e-mail. */
function SaveButton({ onPress }: { onPress: () => void }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" disabled={isSubmitting} onClick={onPress}>
      <FormattedMessage id="admin.save" />
    </Button>
  );
}
