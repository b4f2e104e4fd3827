import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import {
  type OfferRowFragment,
  useApproveOfferMutation,
  useRenewOfferLinkMutation,
  useReviseOfferMutation,
  useWithdrawOfferMutation,
} from '../../graphql/generated.ts';
import { failureOf } from '../../graphql/failure.ts';
import { notify } from '../../ui/toast/notify.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useIsAdmin } from '../session/session.ts';
import type { OfferValues } from './offer-values.ts';
import { ApprovalNote } from './offer-totals.tsx';
import { SendAgainDialog } from './send-again-dialog.tsx';

/** Message ids by the code of a refusal or the kind of another failure; failures not listed show only a general title. */
const failureTexts: Record<string, string> = {
  FORBIDDEN: 'offer.needsApproval',
  CONFLICT: 'offer.changedMeanwhile',
  fields: 'offer.incomplete',
};

/** Returns the mutations that change the status of an offer, and `run`, which runs one of them and shows a toast with its result. */
export function useOfferAction() {
  const { formatMessage } = useIntl();
  const options = { refetchQueries: 'active' } as const;
  const [withdraw, withdrawing] = useWithdrawOfferMutation(options);
  const [revise, revising] = useReviseOfferMutation(options);
  const [approve, approving] = useApproveOfferMutation(options);
  const [renewLink, renewing] = useRenewOfferLinkMutation(options);

  /** @returns whether the action succeeded */
  async function run(action: () => Promise<unknown>, successId: string | undefined, number: string): Promise<boolean> {
    try {
      await action();
      if (successId) notify({ type: 'success', title: formatMessage({ id: successId }), description: number });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      const text = failureTexts[failure.kind === 'refused' ? failure.code : failure.kind];
      notify({
        type: 'error',
        title: formatMessage({ id: 'offer.actionFailed' }),
        ...(text && { description: formatMessage({ id: text }) }),
        topic: 'offer',
      });
      return false;
    }
  }
  return {
    run,
    isBusy: [withdrawing, revising, approving, renewing].some(({ loading }) => loading),
    withdraw: (id: string) => withdraw({ variables: { id } }),
    approve: (id: string) => approve({ variables: { id } }),
    renewLink: (id: string) => renewLink({ variables: { id } }),
    revise: async (id: string) => (await revise({ variables: { id } })).data!.reviseOffer.id,
  };
}

interface Props {
  offer: OfferRowFragment;
  /** The editor has its own button for sending, and its own note about the approval. */
  isInEditor?: boolean;
  /** Changes that a revision starts with. */
  unsaved?: OfferValues;
  /** Called when the user has withdrawn or discarded the offer. */
  onDone?: () => void;
}

/** Buttons that change the status of an offer. A draft is edited and sent on its own page. */
export function OfferActions({ offer, isInEditor = false, unsaved, onDone }: Props) {
  const { id, number, status, expired, approvalReasons, approvedAt, publicUrl } = offer;
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  const { run, isBusy, ...actions } = useOfferAction();
  const [isConfirming, setConfirming] = useState(false);
  const [isSendingAgain, setSendingAgain] = useState(false);
  const [isConfirmingRenewal, setConfirmingRenewal] = useState(false);
  const needsApproval = approvalReasons.length > 0 && !approvedAt;
  const isDraft = status === 'DRAFT';
  const isOpen = isDraft || status === 'SENT';
  const path = `/admin/offers/${id}`;

  const openRevision = async () => {
    const revision = await actions.revise(id);
    await navigate(`/admin/offers/${revision}`, { state: unsaved && { values: unsaved } });
  };
  // Browsers offer the clipboard only to pages served over HTTPS; elsewhere the message shows the link, to be copied by hand.
  const copyLink = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ type: 'success', title: formatMessage({ id: 'offer.linkCopied' }), description: number });
    } catch {
      notify({ type: 'info', title: formatMessage({ id: 'offer.linkNotCopied' }), description: url });
    }
  };
  const button = (label: string, onClick: () => void, variant: 'outline' | 'ghost' = 'ghost') => (
    <Button size="sm" minH={{ base: '11', md: '8' }} variant={variant} disabled={isBusy} onClick={onClick}>
      <FormattedMessage id={`offer.${label}`} />
    </Button>
  );

  return (
    <>
      {needsApproval && !isInEditor && (
        <ApprovalNote
          reasons={approvalReasons}
          onApprove={isAdmin ? () => void run(() => actions.approve(id), 'offer.approved', number) : undefined}
        />
      )}
      <Flex gap="1" wrap="wrap" _empty={{ display: 'none' }}>
        {isDraft && !isInEditor && (
          <>
            {button('send', () => void navigate(`${path}?send=true`), 'outline')}
            {button('edit', () => void navigate(path))}
          </>
        )}
        {status === 'SENT' && !expired && button('sendAgain', () => setSendingAgain(true), 'outline')}
        {['SENT', 'DECLINED', 'WITHDRAWN'].includes(status) &&
          button('revise', () => void run(openRevision, undefined, number))}
        {publicUrl && button('copyLink', () => void copyLink(publicUrl))}
        {(status === 'SENT' || status === 'ACCEPTED') && button('renewLink', () => setConfirmingRenewal(true))}
        {isOpen && button(isDraft ? 'discard' : 'withdraw', () => setConfirming(true))}
      </Flex>
      {status === 'SENT' && (
        <SendAgainDialog offer={offer} open={isSendingAgain} onClose={() => setSendingAgain(false)} />
      )}
      <ConfirmDialog
        open={isConfirming}
        title={<FormattedMessage id={`offer.${isDraft ? 'discard' : 'withdraw'}.title`} values={{ number }} />}
        action={`offer.${isDraft ? 'discard' : 'withdraw'}`}
        onConfirm={() => {
          setConfirming(false);
          void run(() => actions.withdraw(id), 'offer.withdrawn', number).then((isDone) => isDone && onDone?.());
        }}
        onClose={() => setConfirming(false)}
      >
        <FormattedMessage id={`offer.${isDraft ? 'discard' : 'withdraw'}.text`} />
      </ConfirmDialog>
      <ConfirmDialog
        open={isConfirmingRenewal}
        title={<FormattedMessage id="offer.renewLink.title" values={{ number }} />}
        action="offer.renewLink"
        onConfirm={() => {
          setConfirmingRenewal(false);
          void run(() => actions.renewLink(id), 'offer.linkRenewed', number);
        }}
        onClose={() => setConfirmingRenewal(false)}
      >
        <FormattedMessage id="offer.renewLink.text" />
      </ConfirmDialog>
    </>
  );
}
