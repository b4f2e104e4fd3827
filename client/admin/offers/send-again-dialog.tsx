import { Button, chakra, Dialog } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatOfferNumber } from '../../../common/offer-number.ts';
import type { Failure } from '../../graphql/failure.ts';
import { useSendOfferMutation, type OfferMailInput, type OfferRowFragment } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { EmailAddress } from '../kit/email-address.tsx';
import { Modal } from '../kit/modal.tsx';
import { Property, PropertyList } from '../kit/property-list.tsx';
import { OfferMailForm, sendMail, useOfferMail } from './offer-mail.tsx';
import { getFailureMessageId } from './send-dialog.tsx';

interface Props {
  offer: OfferRowFragment;
  open: boolean;
  onClose: () => void;
}

/** Shows the mail with which a sent offer goes to the same person again. */
export function SendAgainDialog({ offer, open, onClose }: Props) {
  const { id, number, language } = offer;
  const { formatMessage } = useIntl();
  const [send] = useSendOfferMutation({ refetchQueries: 'active' });
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [changedMail, setChangedMail] = useState<OfferMailInput>();
  const formId = useId();
  const query = useOfferMail({ id, isShown: open });
  const { mail } = query;

  async function confirm(text: OfferMailInput | null) {
    setSending(true);
    setFailure(undefined);
    try {
      if (!(await sendMail(() => send({ variables: { id, mail: text } }), setFailure))) return;
      notify({ type: 'success', title: formatMessage({ id: 'offer.sent' }), description: number });
      setChangedMail(undefined);
      onClose();
    } finally {
      setSending(false);
    }
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      role="alertdialog"
      title={<FormattedMessage id="offer.sendAgain.title" values={{ number: formatOfferNumber(offer) }} />}
      description={<FormattedMessage id="offer.sendAgain.text" />}
    >
      <Dialog.Body display="grid" gap="4">
        {mail && (
          <PropertyList>
            <Property label="offer.recipient">
              {mail.contactPerson && <bdi>{mail.contactPerson}</bdi>}
              <chakra.span display="block" color="fg.muted">
                <EmailAddress email={mail.email} />
              </chakra.span>
            </Property>
          </PropertyList>
        )}
        {mail?.requestCompany && (
          <p>
            <FormattedMessage id="offer.requestMoved" values={{ company: <bdi>{mail.requestCompany}</bdi> }} />
          </p>
        )}
        <div role="alert">
          {failure && (
            <chakra.p color="red.fg">
              <FormattedMessage
                id={failure.kind === 'fields' ? 'offer.sendAgain.expired' : getFailureMessageId(failure)}
              />
            </chakra.p>
          )}
        </div>
        <OfferMailForm
          formId={formId}
          query={query}
          number={formatOfferNumber(offer)}
          pdfPath={`/offers/${id}.pdf`}
          language={language.toLowerCase()}
          changed={changedMail}
          onChange={setChangedMail}
          onSend={confirm}
        />
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Button size="md" onClick={onClose}>
          <FormattedMessage id="admin.cancel" />
        </Button>
        <Button
          size="md"
          variant="solid"
          colorPalette="molten"
          type="submit"
          form={formId}
          disabled={!mail || isSending}
        >
          <Send aria-hidden />
          <FormattedMessage id={isSending ? 'form.sending' : 'offer.sendAgain'} />
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}
