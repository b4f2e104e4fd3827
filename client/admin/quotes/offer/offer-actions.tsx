import { Button, chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import {
  type OfferRowFragment,
  QuoteDocument,
  type QuoteRecordFragment,
  useApproveOfferMutation,
  useRenewOfferLinkMutation,
  useReviseOfferMutation,
  useSendOfferMutation,
  useWithdrawOfferMutation,
} from '../../../graphql/generated.ts';
import { failureOf } from '../../../graphql/failure.ts';
import { notify } from '../../../ui/toast/notify.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { useIsAdmin } from '../../session/session.ts';

const OfferDialog = lazy(() => import('./offer-dialog.tsx'));

interface Props {
  offer: OfferRowFragment;
  quote: QuoteRecordFragment;
}

/** Why an action failed, by what the user can do about it; other failures have a general message. */
const failureTexts: Record<string, string> = {
  FORBIDDEN: 'offer.needsApproval',
  CONFLICT: 'offer.changedMeanwhile',
  fields: 'offer.incomplete',
};

/** Buttons that change the status of an offer, with the draft in its dialog. */
export function OfferActions({ offer, quote }: Props) {
  const { id, number, status, expired, approvalReasons, approvedAt, publicUrl } = offer;
  const { formatMessage } = useIntl();
  const isAdmin = useIsAdmin();
  const options = { refetchQueries: [QuoteDocument] };
  const variables = { id };
  const [send, sending] = useSendOfferMutation(options);
  const [withdraw, withdrawing] = useWithdrawOfferMutation(options);
  const [revise, revising] = useReviseOfferMutation(options);
  const [approve, approving] = useApproveOfferMutation(options);
  const [renew, renewing] = useRenewOfferLinkMutation(options);
  const [draftId, setDraftId] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);
  const [isConfirmingRenewal, setConfirmingRenewal] = useState(false);
  const isBusy = [sending, withdrawing, revising, approving, renewing].some(({ loading }) => loading);
  const needsApproval = approvalReasons.length > 0 && !approvedAt;
  const isOpen = status === 'DRAFT' || status === 'SENT';
  const hasLink = status === 'SENT' || status === 'ACCEPTED';

  const run = async (action: () => Promise<unknown>, done?: string) => {
    try {
      await action();
      if (done) notify({ type: 'success', title: formatMessage({ id: done }), description: number });
    } catch (error) {
      const failure = failureOf(error);
      const text = failureTexts[failure.kind === 'refused' ? failure.code : failure.kind];
      notify({
        type: 'error',
        title: formatMessage({ id: 'offer.actionFailed' }),
        ...(text && { description: formatMessage({ id: text }) }),
        topic: 'offer',
      });
    }
  };
  // Browsers offer the clipboard only to pages served over HTTPS; the message then has the link itself.
  const copyLink = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ type: 'success', title: formatMessage({ id: 'offer.linkCopied' }), description: number });
    } catch {
      notify({ type: 'info', title: formatMessage({ id: 'offer.linkNotCopied' }), description: url });
    }
  };
  const openRevision = async () => {
    const { data } = await revise({ variables });
    setDraftId(data?.reviseOffer.id);
  };
  const button = (label: string, onClick: () => void, variant: 'outline' | 'ghost' = 'ghost') => (
    <Button size="sm" minH={{ base: '11', md: '8' }} variant={variant} disabled={isBusy} onClick={onClick}>
      <FormattedMessage id={`offer.${label}`} />
    </Button>
  );

  return (
    <>
      {needsApproval && (
        <chakra.p flexBasis="full" ps="6" color="straw.fg">
          <FormattedMessage
            id="offer.approvalNeeded"
            values={{
              reasons: (
                <FormattedList
                  value={approvalReasons.map((reason) => formatMessage({ id: `approvalReason.${reason}` }))}
                />
              ),
            }}
          />
        </chakra.p>
      )}
      <Flex gap="1" wrap="wrap" basis="full" ps="6" _empty={{ display: 'none' }}>
        {needsApproval &&
          isAdmin &&
          button('approve', () => void run(() => approve({ variables }), 'offer.approved'), 'outline')}
        {isOpen &&
          !expired &&
          (!needsApproval || isAdmin) &&
          button(
            status === 'DRAFT' ? 'send' : 'sendAgain',
            () => void run(() => send({ variables }), 'offer.sent'),
            needsApproval ? 'ghost' : 'outline',
          )}
        {status === 'DRAFT' && button('edit', () => setDraftId(id))}
        {['SENT', 'DECLINED', 'WITHDRAWN'].includes(status) && button('revise', () => void run(openRevision))}
        {hasLink && publicUrl && button('copyLink', () => void copyLink(publicUrl))}
        {hasLink && button('renewLink', () => setConfirmingRenewal(true))}
        {isOpen && button(status === 'DRAFT' ? 'discard' : 'withdraw', () => setConfirming(true))}
      </Flex>
      <ConfirmDialog
        open={isConfirming}
        title={
          <FormattedMessage id={`offer.${status === 'DRAFT' ? 'discard' : 'withdraw'}.title`} values={{ number }} />
        }
        action={`offer.${status === 'DRAFT' ? 'discard' : 'withdraw'}`}
        onConfirm={() => {
          setConfirming(false);
          void run(() => withdraw({ variables }), 'offer.withdrawn');
        }}
        onClose={() => setConfirming(false)}
      >
        <FormattedMessage id={`offer.${status === 'DRAFT' ? 'discard' : 'withdraw'}.text`} />
      </ConfirmDialog>
      <ConfirmDialog
        open={isConfirmingRenewal}
        title={<FormattedMessage id="offer.renewLink.title" values={{ number }} />}
        action="offer.renewLink"
        onConfirm={() => {
          setConfirmingRenewal(false);
          void run(() => renew({ variables }), 'offer.linkRenewed');
        }}
        onClose={() => setConfirmingRenewal(false)}
      >
        <FormattedMessage id="offer.renewLink.text" />
      </ConfirmDialog>
      <Suspense>
        {draftId && <OfferDialog quote={quote} draftId={draftId} onClose={() => setDraftId(undefined)} />}
      </Suspense>
    </>
  );
}
