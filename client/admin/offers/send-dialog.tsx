import { Button, chakra, Dialog, Flex } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { enumName } from '../../../common/enums.ts';
import type { Failure } from '../../graphql/failure.ts';
import { useSendOfferMutation, type OfferDraftFragment, type OfferMailInput } from '../../graphql/generated.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { EmailAddress } from '../kit/email-address.tsx';
import { Modal } from '../kit/modal.tsx';
import { Property, PropertyList } from '../kit/property-list.tsx';
import { QuoteStatusMark } from '../kit/quote-status-mark.tsx';
import { useIsAdmin } from '../session/session.ts';
import { formatOfferNumber } from '../../../common/offer-number.ts';
import { OfferMailForm, sendMail, useOfferMail } from './offer-mail.tsx';
import { getCurrency, type OfferValues, type Problems } from './offer-values.ts';
import { Amount, ApprovalNote } from './offer-totals.tsx';
import type { Recipient, RecipientChoice } from './request-pane.tsx';

interface Props {
  id: string;
  open: boolean;
  values: OfferValues;
  total: number;
  recipient: Recipient;
  /** People of the company, of whom one gets the offer. */
  recipients: readonly RecipientChoice[];
  /** The stored draft; undefined before the first change of a new offer. */
  draft?: OfferDraftFragment;
  /** Problems that have to be corrected before sending, by path of the field. */
  incomplete: Problems;
  /** Saves the last changes. @returns whether all are saved */
  flush: () => Promise<boolean>;
  /** `updatedAt` of the draft as it is stored now. */
  getVersion: () => string | undefined;
  /** Moves the focus to a field. */
  onFix: (path: string) => void;
  onSent: () => void;
  onClose: () => void;
}

/** Shows recipient, total and mail before the offer is sent, and the fields that are missing. */
export function SendDialog(props: Props) {
  const { id, open, values, total, recipient, recipients, draft, incomplete, flush, onFix, onSent, onClose } = props;
  const { formatMessage, formatDate } = useIntl();
  const isAdmin = useIsAdmin();
  const [send] = useSendOfferMutation({ refetchQueries: 'active' });
  const [isSending, setSending] = useState(false);
  const [changedMail, setChangedMail] = useState<OfferMailInput>();
  const formId = useId();
  const [failure, setFailure] = useState<Failure>();
  const { validUntil, language, quoteRequestId, companyId } = values;
  const refused = failure?.kind === 'fields' ? failure.fields : {};
  const problems = { ...incomplete, ...refused };
  // The dialog has a message of its own for a recipient without an e-mail address, which the server reports for these fields.
  delete problems['send'];
  if (!recipient.email) delete problems['contactId'];
  const needsApproval = Boolean(draft && draft.approvalReasons.length > 0 && !draft.approvedAt);
  const isPossible = Object.keys(problems).length === 0 && recipient.email !== '' && (!needsApproval || isAdmin);
  const mailQuery = useOfferMail({ id, version: draft?.updatedAt, isShown: open && isPossible && draft !== undefined });

  async function confirm(mail: OfferMailInput | null) {
    setSending(true);
    setFailure(undefined);
    try {
      // A value that could not be saved would be missing in the offer that the customer gets.
      if (!(await flush())) {
        setFailure({ kind: 'unreachable' });
        return;
      }
      const isSent = await sendMail(
        () => send({ variables: { id, mail, version: props.getVersion() ?? null } }),
        setFailure,
      );
      if (!isSent) return;
      notify({ type: 'success', title: formatMessage({ id: 'offer.sent' }), description: draft?.number });
      onSent();
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
      title={<FormattedMessage id="offer.send.title" />}
    >
      <Dialog.Body display="grid" gap="4">
        {recipients.length > 1 && (
          <SelectField
            name="contactId"
            label={<FormattedMessage id="offer.recipient" />}
            emptyOption={null}
            options={recipients}
          />
        )}
        <PropertyList>
          <Property label={recipients.length > 1 ? 'offer.ofCompany' : 'offer.recipient'}>
            {[...(recipients.length > 1 ? [] : [recipient.name]), recipient.company]
              .filter(Boolean)
              .map((text, index) => (
                <chakra.span key={text}>
                  {index > 0 && ', '}
                  <bdi>{text}</bdi>
                </chakra.span>
              ))}
            {recipients.length <= 1 && recipient.email && (
              <chakra.span display="block" color="fg.muted">
                <EmailAddress email={recipient.email} />
              </chakra.span>
            )}
          </Property>
          <Property label="offer.total">
            <b>
              <Amount value={total} currency={getCurrency(values)} />
            </b>
          </Property>
          <Property label="offer.validUntil">
            {/^\d{4}-\d\d-\d\d$/.test(validUntil) && formatDate(`${validUntil}T12:00:00Z`, { dateStyle: 'long' })}
          </Property>
          <Property label="offer.language">
            {language && <FormattedMessage id={`languageName.${enumName(language)}`} />}
          </Property>
        </PropertyList>
        <div role="alert">
          {Object.keys(problems).length > 0 && (
            <ProblemList title="offer.missing">
              {Object.entries(problems).map(([path, reason]) => (
                <li key={path}>
                  <FixButton type="button" onClick={() => onFix(path)}>
                    <FieldName path={path} />
                  </FixButton>{' '}
                  <chakra.span color="fg.muted">
                    <Reason id={reason} />
                  </chakra.span>
                </li>
              ))}
            </ProblemList>
          )}
          {!recipient.email && (
            <chakra.p color="red.fg">
              <FormattedMessage id={quoteRequestId ? 'offer.noEmail' : 'offer.noContactEmail'} />{' '}
              <chakra.span textDecoration="underline">
                <Link to={quoteRequestId ? `/admin/quotes/${quoteRequestId}` : `/admin/companies/${companyId}`}>
                  <FormattedMessage id={quoteRequestId ? 'offer.ofRequest' : 'offer.ofCompany'} />
                </Link>
              </chakra.span>
            </chakra.p>
          )}
          {failure && failure.kind !== 'fields' && (
            <chakra.p color="red.fg">
              <FormattedMessage id={getFailureMessageId(failure)} />
            </chakra.p>
          )}
        </div>
        {draft && isPossible && (
          <OfferMailForm
            formId={formId}
            query={mailQuery}
            number={formatOfferNumber(draft)}
            pdfPath={`/offers/${id}.pdf`}
            language={language || 'en'}
            changed={changedMail}
            onChange={setChangedMail}
            onSend={confirm}
          />
        )}
        {draft && needsApproval && <ApprovalNote reasons={draft.approvalReasons} />}
        {needsApproval && (
          <chakra.p color="fg.muted">
            <FormattedMessage id={isAdmin ? 'offer.sendApproves' : 'offer.needsApproval'} />
          </chakra.p>
        )}
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        {quoteRequestId && (
          <Flex align="center" gap="1.5" me="auto" color="fg.muted" wrap="wrap">
            <FormattedMessage id="offer.then" values={{ status: <QuoteStatusMark status="QUOTED" /> }} />
          </Flex>
        )}
        <Button size="md" onClick={onClose}>
          <FormattedMessage id="admin.cancel" />
        </Button>
        <Button
          size="md"
          variant="solid"
          colorPalette="molten"
          type="submit"
          form={formId}
          disabled={!isPossible || !mailQuery.mail || isSending}
        >
          <Send aria-hidden />
          <FormattedMessage id={isSending ? 'form.sending' : 'offer.send'} />
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}

function ProblemList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <chakra.p fontWeight="medium" color="red.fg" mb="1">
        <FormattedMessage id={title} />
      </chakra.p>
      <chakra.ul display="grid" gap="1" maxH="14rem" overflowY="auto" listStyleType="none">
        {children}
      </chakra.ul>
    </>
  );
}

const FixButton = chakra('button', {
  base: {
    minH: { base: '11', md: '6' },
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: 'border.emphasized',
    cursor: 'pointer',
  },
});

/** The name of a field by its path, such as "2. kalem, Miktar". */
export function FieldName({ path }: { path: string }) {
  const { formatMessage } = useIntl();
  const [, index, field = path] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const name = formatMessage({ id: `offer.${field === 'tradeProduct' ? 'product' : field}` });
  return index ? `${formatMessage({ id: 'offer.line' }, { number: Number(index) + 1 })}, ${name}` : name;
}

function Reason({ id }: { id: string }) {
  const { messages } = useIntl();
  return <FormattedMessage id={id in messages ? id : 'form.invalid'} values={{ max: '' }} />;
}

export function getFailureMessageId(failure: Failure): string {
  if (failure.kind === 'refused' && failure.code === 'FORBIDDEN') return 'offer.needsApproval';
  if (failure.kind === 'refused' && failure.code === 'CONFLICT') return 'offer.changedMeanwhile';
  return failure.kind === 'unreachable' ? 'admin.failure.unreachable' : 'admin.failure.server';
}
