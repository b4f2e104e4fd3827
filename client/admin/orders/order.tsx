import { Box, chakra, Flex, Icon, Link as TextLink } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { getDayDifference, getIstanbulDay } from '../../../common/istanbul-day.ts';
import { formatOfferNumber } from '../../../common/offer-number.ts';
import { useOrderDetailQuery, type OrderRecordFragment } from '../../graphql/generated.ts';
import { refetchWhenIdle } from '../../graphql/refetch-when-idle.ts';
import { StatStrip } from '../companies/stat-strip.tsx';
import { AttentionMark } from '../kit/attention-mark.tsx';
import { CustomerText } from '../kit/customer-text.tsx';
import { getListUrl } from '../kit/list-position.ts';
import { Money } from '../kit/money.tsx';
import { Property, PropertyList } from '../kit/property-list.tsx';
import { RecordNotFound } from '../kit/record-not-found.tsx';
import { PaneSection, RecordColumns, RecordScreen } from '../kit/record-screen.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { useActivityListener, useLiveActivity } from '../live/live-activity.tsx';
import { OwnerButton } from '../owners/owner-button.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderHistory } from './order-history.tsx';
import { formatMilestone, OrderStatusMark } from './order-marks.tsx';
import { OrderMilestones } from './order-milestones.tsx';
import { OrderPayments } from './order-payments.tsx';
import { Day } from './step-fields.tsx';

const backKeys = ['Escape'];
const list = { path: '/admin/orders', title: 'orders.title' };

/** The page of an order. It is refetched when anybody changes the order or one of its documents. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, observable } = useOrderDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useShortcuts(backKeys, () => void navigate(getListUrl(list.path)));
  const update = () => refetchWhenIdle(observable);
  useActivityListener(({ targetId, targetType }) => {
    // The activity entry of a document does not name its order.
    if (targetId === id || targetType === 'order_documents') update();
  });

  const order = data?.order;
  if (order) return <OrderScreen key={id} order={order} onChange={update} />;
  if (error ?? data) return <RecordNotFound record="order" list={list} hasError={Boolean(error)} />;
  return (
    <Screen title="order.title">
      <SkeletonRows height={{ base: '52px', md: '40px' }} count={8} />
    </Screen>
  );
}

function OrderScreen({ order, onChange }: { order: OrderRecordFragment; onChange: () => void }) {
  const { markAsSeen } = useLiveActivity();
  useEffect(() => markAsSeen(order.id), [markAsSeen, order.id]);
  return (
    <RecordScreen list={list} id={order.id} name={order.number} actions={<OrderActions order={order} />}>
      <RecordColumns>
        <Box minW="0">
          <Header order={order} />
          <Figures order={order} />
          <OrderMilestones order={order} />
          <OrderDocuments order={order} onChange={onChange} />
          <OrderHistory id={order.id} />
        </Box>
        <aside>
          <OrderPayments order={order} />
          <Deal order={order} />
          <Records order={order} />
        </aside>
      </RecordColumns>
    </RecordScreen>
  );
}

/** Title and customer of the order, with status and owner. */
function Header({ order }: { order: OrderRecordFragment }) {
  const { title, status, late, companyName, offer, createdAt, cancelReason } = order;
  return (
    <Flex direction="column" gap="3" px={{ base: '4', md: '7' }} py="5" borderBottomWidth="1px">
      <div>
        <chakra.h1 textStyle="record" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        <Flex as="p" align="center" gap="3" wrap="wrap" color="fg.muted">
          <OrderStatusMark status={status} />
          {late.length > 0 && (
            <AttentionMark>
              <FormattedMessage id="order.lateCount" values={{ count: late.length }} />
            </AttentionMark>
          )}
          <span>
            <FormattedMessage
              id="order.from"
              values={{
                company: <CustomerText key="company">{companyName}</CustomerText>,
                offer: offer ? formatOfferNumber(offer) : 'none',
                date: <FormattedDate value={createdAt} day="numeric" month="long" year="numeric" />,
              }}
            />
          </span>
        </Flex>
        {cancelReason && (
          <chakra.p mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
            <chakra.span color="fg.subtle">
              <FormattedMessage id="order.cancelReason" />:{' '}
            </chakra.span>
            {cancelReason}
          </chakra.p>
        )}
      </div>
      <Flex align="center" gap="3">
        <chakra.span textStyle="meta" color="fg.subtle" aria-hidden>
          <FormattedMessage id="owner.label" />
        </chakra.span>
        <OwnerButton type="Order" record={order} />
      </Flex>
    </Flex>
  );
}

/** Amount, received payments, the next milestone and the end of the letter of credit. */
function Figures({ order }: { order: OrderRecordFragment }) {
  const intl = useIntl();
  const { amount, currency, payments, nextMilestone, saleKind, milestones } = order;
  const received = payments.reduce((sum, { kind, doneOn, amount: part }) => {
    // An opened letter of credit is not a payment yet.
    return doneOn && kind !== 'LC_OPENED' ? sum + (part ?? 0) : sum;
  }, 0);
  const expiry = payments.find(({ kind }) => kind === 'LC_EXPIRY')?.dueOn;
  const lastDone = milestones.findLast(({ doneOn }) => doneOn);
  return (
    <StatStrip
      label="order.figures"
      onRecordPage
      figures={[
        { label: 'order.amount', value: <Money value={amount} currency={currency} /> },
        {
          label: 'order.received',
          value: (
            <>
              <Money value={received} currency={currency} />{' '}
              <Muted>
                <FormattedNumber value={amount === 0 ? 0 : received / amount} style="percent" />
              </Muted>
            </>
          ),
        },
        {
          label: 'orders.next',
          value: nextMilestone ? (
            <>
              {formatMilestone(intl, nextMilestone.kind, saleKind)}{' '}
              {nextMilestone.plannedOn && (
                <Muted>
                  <FormattedDate value={nextMilestone.plannedOn} timeZone="UTC" day="numeric" month="short" />
                </Muted>
              )}
            </>
          ) : lastDone ? (
            <>
              {formatMilestone(intl, lastDone.kind, saleKind)}{' '}
              <Muted>{lastDone.doneOn && <Day value={lastDone.doneOn} />}</Muted>
            </>
          ) : (
            '–'
          ),
        },
        ...(expiry
          ? [
              {
                label: 'order.lcExpiry',
                value: (
                  <>
                    <Day value={expiry} />{' '}
                    <Muted>
                      {expiry >= getIstanbulDay() && (
                        <FormattedMessage
                          id="order.daysLeft"
                          values={{ days: getDayDifference(getIstanbulDay(), expiry) }}
                        />
                      )}
                    </Muted>
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

const Muted = ({ children }: { children: ReactNode }) => (
  <chakra.span textStyle="meta" color="fg.subtle" fontWeight="normal">
    {children}
  </chakra.span>
);

/** Amount and rate; both are final once the order is confirmed. */
function Deal({ order }: { order: OrderRecordFragment }) {
  const { amount, currency, rateToUsd, rateAt, rateSource, rateBy, amountUsd, status } = order;
  const isFinal = status === 'CONFIRMED' || status === 'DELIVERED';
  return (
    <PaneSection title="order.deal" note={isFinal && <Icon as={Lock} boxSize="3" aria-hidden />}>
      <PropertyList>
        <Property label="order.amount">
          <Money value={amount} currency={currency} />
        </Property>
        <Property label="order.rate">
          {currency === 'USD' ? (
            <chakra.span color="fg.muted">
              <FormattedMessage id="order.rateUsd" />
            </chakra.span>
          ) : rateToUsd === null ? (
            <FormattedMessage id="quote.noRate" values={{ currency }} />
          ) : (
            <>
              <Money value={amountUsd ?? 0} currency="USD" />
              <chakra.span display="block" textStyle="meta" color="fg.subtle">
                <FormattedMessage
                  id="quote.frozenRate"
                  values={{
                    currency,
                    rate: <FormattedNumber value={rateToUsd} minimumFractionDigits={4} maximumFractionDigits={4} />,
                    source: rateSource && <FormattedMessage id={`rateSource.${rateSource}`} />,
                    date: rateAt && <FormattedDate value={rateAt} day="numeric" month="short" year="numeric" />,
                    by: rateBy ?? 'none',
                  }}
                />
              </chakra.span>
            </>
          )}
        </Property>
      </PropertyList>
    </PaneSection>
  );
}

/** Large enough for a finger, because it stands alone. */
const recordLink = {
  display: { base: 'inline-flex', md: 'inline' },
  alignItems: 'center',
  minH: { base: '11', md: 'auto' },
  minW: { base: '11', md: 'auto' },
} as const;

/** Links to the request, the offer and the company. */
function Records({
  order: { number, saleKind, quoteRequest, offer, company, companyName, createdAt },
}: {
  order: OrderRecordFragment;
}) {
  return (
    <PaneSection title="order.records">
      <PropertyList>
        <Property label="order.reference">{number}</Property>
        <Property label="order.field.saleKind">
          <FormattedMessage id={`saleKind.${saleKind}`} />
        </Property>
        <Property label="order.companyLink">
          {company ? (
            <TextLink asChild {...recordLink}>
              <Link to={`/admin/companies/${company.id}`}>
                <CustomerText>{company.name}</CustomerText>
              </Link>
            </TextLink>
          ) : (
            <CustomerText>{companyName}</CustomerText>
          )}
        </Property>
        <Property label="order.request">
          {quoteRequest && (
            <TextLink asChild {...recordLink}>
              <Link to={`/admin/quotes/${quoteRequest.id}`}>
                <CustomerText language={quoteRequest.language}>{quoteRequest.name}</CustomerText>
                {` (${quoteRequest.reference})`}
              </Link>
            </TextLink>
          )}
        </Property>
        <Property label="order.offer">
          {offer && (
            <TextLink {...recordLink} href={`/offers/${offer.id}.pdf`} target="_blank" rel="noreferrer">
              {formatOfferNumber(offer)}
            </TextLink>
          )}
        </Property>
        <Property label="order.createdAt">
          <time dateTime={createdAt}>
            <FormattedDate value={createdAt} dateStyle="short" timeStyle="short" />
          </time>
        </Property>
      </PropertyList>
    </PaneSection>
  );
}
