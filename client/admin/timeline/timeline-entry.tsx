import { chakra, Flex, Icon, Link as TextLink } from '@chakra-ui/react';
import { FileText, Inbox, Package, Paperclip, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { deskSources, enumNames } from '../../../common/enums.ts';
import { removeFormatting } from '../../../common/mail-format.ts';
import type { TimelineRecordFragment } from '../../graphql/generated.ts';
import { ActivityDetail, ActivitySentence } from '../activity/activity-text.tsx';
import { FileLinks } from '../documents/file-links.tsx';
import { FileSize } from '../documents/file-size.tsx';
import { ThreadButton } from '../mail/thread-button.tsx';
import { useQuoteSummary } from '../quotes/quote-summary.ts';
import { CommunicationTypeMark } from '../kit/communication-marks.tsx';
import { Money } from '../kit/money.tsx';
import { QuoteStatusMark } from '../kit/quote-status-mark.tsx';
import { OrderStatusMark } from '../orders/order-marks.tsx';
import { CustomerText } from '../kit/customer-text.tsx';
import { formatOfferNumber } from '../../../common/offer-number.ts';

/** Entry of the timeline: a communication, request, offer, order, document or change. */
export function TimelineEntry({ entry }: { entry: TimelineRecordFragment }) {
  const { at, communication, request, offer, order, document, change } = entry;
  if (communication)
    return (
      <Line at={at} icon={<CommunicationTypeMark type={communication.type} />}>
        <Communication {...communication} />
      </Line>
    );
  if (request)
    return (
      <Line at={at} icon={<Icon as={Inbox} boxSize="4" aria-hidden />}>
        <Request {...request} />
      </Line>
    );
  if (offer)
    return (
      <Line at={at} icon={<Icon as={FileText} boxSize="4" aria-hidden />}>
        <Offer {...offer} />
      </Line>
    );
  if (order)
    return (
      <Line at={at} icon={<Icon as={Package} boxSize="4" aria-hidden />}>
        <Order {...order} />
      </Line>
    );
  if (document)
    return (
      <Line at={at} icon={<Icon as={Paperclip} boxSize="4" aria-hidden />}>
        <chakra.a href={`/attachments/${document.attachmentId}`} download fontWeight="medium" overflowWrap="anywhere">
          <bdi>{document.name}</bdi>
        </chakra.a>{' '}
        <chakra.span color="fg.muted">
          <FormattedMessage id="timeline.documentAdded" /> · <FileSize bytes={document.size} />
        </chakra.span>
      </Line>
    );
  if (change)
    return (
      <Line at={at} icon={<Icon as={Pencil} boxSize="4" aria-hidden />}>
        <chakra.span css={{ '& b': { fontWeight: 'medium' } }}>
          <ActivitySentence activity={change} />
        </chakra.span>{' '}
        <chakra.span color="fg.muted">
          <ActivityDetail activity={change} />
        </chakra.span>
      </Line>
    );
  return null;
}

function Line({ at, icon, children }: { at: string; icon: ReactNode; children: ReactNode }) {
  return (
    <chakra.article
      display="grid"
      gridTemplateColumns="1.25rem minmax(0, 1fr) auto"
      columnGap="3"
      py="1.5"
      alignItems="start"
    >
      <chakra.span pt="1px" color="fg.subtle">
        {icon}
      </chakra.span>
      <chakra.div minW="0">{children}</chakra.div>
      <chakra.time dateTime={at} textStyle="meta" color="fg.subtle" lineHeight="1.25rem">
        <FormattedTime value={at} />
      </chakra.time>
    </chakra.article>
  );
}

type CommunicationProps = NonNullable<TimelineRecordFragment['communication']>;

function Communication(communication: CommunicationProps) {
  const { subject, content, contact, direction, status, durationMinutes, mailFiles } = communication;
  const { formatMessage } = useIntl();
  const details = [
    formatMessage({ id: `direction.${direction}` }),
    formatMessage({ id: `communicationStatus.${status}` }),
    durationMinutes && formatMessage({ id: 'timeline.minutes' }, { minutes: durationMinutes }),
  ];
  return (
    <chakra.div borderWidth="1px" borderColor="border" borderRadius="lg" px="3" py="2">
      <Flex wrap="wrap" columnGap="3" justify="space-between">
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          <CustomerText>{subject}</CustomerText>
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.subtle" lineHeight="1.25rem">
          {details.filter(Boolean).join(' · ')}
        </chakra.p>
      </Flex>
      {contact && (
        <chakra.p color="fg.muted">
          <CustomerText>{contact.name}</CustomerText>
        </chakra.p>
      )}
      {content && (
        <chakra.p dir="auto" color="fg.muted" lineClamp={3} whiteSpace="pre-line" overflowWrap="anywhere">
          {direction === 'OUTBOUND' ? removeFormatting(content) : content}
        </chakra.p>
      )}
      <FileLinks label="inbox.files" files={mailFiles} />
      <ThreadButton communication={communication} />
    </chakra.div>
  );
}

type OfferProps = NonNullable<TimelineRecordFragment['offer']>;

function Offer(offer: OfferProps) {
  const { id, total, currency, contactPerson, quoteRequestId } = offer;
  const name = <CustomerText>{contactPerson}</CustomerText>;
  return (
    <Flex wrap="wrap" columnGap="2" align="center">
      <TextLink asChild fontWeight="medium">
        <Link to={`/admin/offers/${id}`}>{formatOfferNumber(offer)}</Link>
      </TextLink>
      <chakra.span color="fg.muted">
        <FormattedMessage
          id="timeline.offered"
          values={{ name: quoteRequestId ? <Link to={`/admin/quotes/${quoteRequestId}`}>{name}</Link> : name }}
        />
        {' · '}
        <Money value={total} currency={currency} />
      </chakra.span>
    </Flex>
  );
}

type OrderProps = NonNullable<TimelineRecordFragment['order']>;

function Order({ id, number, title, status, amount, currency }: OrderProps) {
  return (
    <Flex wrap="wrap" columnGap="2" align="center">
      <TextLink asChild fontWeight="medium" fontVariantNumeric="tabular-nums">
        <Link to={`/admin/orders/${id}`}>{number}</Link>
      </TextLink>
      <chakra.span color="fg.muted" overflowWrap="anywhere" minW="0">
        {title}
        {' · '}
        <Money value={amount} currency={currency} />
      </chakra.span>
      <OrderStatusMark status={status} />
    </Flex>
  );
}

type RequestProps = NonNullable<TimelineRecordFragment['request']>;

function Request(request: RequestProps) {
  const { id, name, language, status, source } = request;
  const isByHand = enumNames(deskSources).some((deskSource) => deskSource === source);
  const { product, language: productLanguage, terms } = useQuoteSummary()(request);
  return (
    <Flex wrap="wrap" columnGap="2" align="center">
      <chakra.span fontWeight="medium" _hover={{ textDecoration: 'underline' }}>
        <Link to={`/admin/quotes/${id}`}>
          <CustomerText language={language}>{name}</CustomerText>{' '}
          <FormattedMessage id={isByHand ? 'timeline.requestedByHand' : 'timeline.requested'} />
        </Link>
      </chakra.span>
      <chakra.span color="fg.muted">
        {product && <CustomerText language={productLanguage}>{product}</CustomerText>}
        {product && ' · '}
        <CustomerText>{terms}</CustomerText>
      </chakra.span>
      <QuoteStatusMark status={status} />
    </Flex>
  );
}
