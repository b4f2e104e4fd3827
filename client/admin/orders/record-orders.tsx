import { Button, chakra, Flex, Link as TextLink } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import {
  useOrderListQuery,
  useRequestOrdersQuery,
  type OrderRowFragment,
  type QuoteRecordFragment,
} from '../../graphql/generated.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { Money } from '../kit/money.tsx';
import { PaneSection } from '../kit/record-screen.tsx';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { useCanEdit } from '../session/session.ts';
import type { OrderOrigin } from './order-dialog.tsx';
import { LateMark, OrderStatusMark } from './order-marks.tsx';

const OrderDialog = lazy(() => import('./order-dialog.tsx'));

/** The orders of a request, with a button for a new one: from an offer that the customer has, or by hand. */
export function QuoteOrders({ quote }: { quote: QuoteRecordFragment }) {
  const { data, error, refetch, observable } = useRequestOrdersQuery({
    variables: { id: quote.id },
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnActivity(observable);
  const { id, offers, quotedAmount: amount, quotedCurrency: currency } = quote;
  const origin = {
    quoteRequestId: id,
    offers: offers.filter(({ status }) => status === 'SENT' || status === 'ACCEPTED'),
    amount,
    currency,
  };
  return <Orders orders={data?.quoteRequest?.orders} error={error} onRetry={() => void refetch()} origin={origin} />;
}

/** Number of orders on the page of a company. */
const MAX_ROWS = 5;

/** The newest orders of a company, with a button for a new one without a request. */
export function CompanyOrders({ companyId }: { companyId: string }) {
  const { data, error, refetch, observable } = useOrderListQuery({
    variables: { filter: { companyId }, first: MAX_ROWS },
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnActivity(observable);
  return (
    <Orders
      orders={data?.orders.edges.map(({ node }) => node)}
      error={error}
      onRetry={() => void refetch()}
      origin={{ companyId }}
      allPath={data?.orders.pageInfo.hasNextPage ? `/admin/orders?companyId=${companyId}` : undefined}
    />
  );
}

interface Props {
  /** Undefined while they are loading. */
  orders: readonly OrderRowFragment[] | undefined;
  error?: unknown;
  onRetry: () => void;
  origin: OrderOrigin;
  /** Path of the list when there are more. */
  allPath?: string;
}

function Orders({ orders, error, onRetry, origin, allPath }: Props) {
  const canEdit = useCanEdit();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <PaneSection title="orders.title">
      {Boolean(error) && !orders && <ErrorStrip title="orders.failed" error={error} onRetry={onRetry} />}
      {orders?.length === 0 && (
        <chakra.p color="fg.subtle">
          <FormattedMessage id="orders.none" />
        </chakra.p>
      )}
      <chakra.ul>
        {orders?.map((order) => (
          <Flex as="li" key={order.id} align="center" gap="2" py="1">
            <OrderStatusMark status={order.status} iconOnly />
            <TextLink
              asChild
              display="flex"
              flexDirection="column"
              alignItems="start"
              justifyContent="center"
              flex="1"
              minW="0"
              minH={{ base: '11', md: '9' }}
            >
              <Link to={`/admin/orders/${order.id}`}>
                <chakra.span fontVariantNumeric="tabular-nums">{order.number}</chakra.span>
                <chakra.span textStyle="meta" color="fg.subtle" maxW="full" truncate>
                  {order.late.length > 0 ? <LateMark order={order} /> : order.title}
                </chakra.span>
              </Link>
            </TextLink>
            <chakra.span fontVariantNumeric="tabular-nums">
              <Money value={order.amount} currency={order.currency} />
            </chakra.span>
          </Flex>
        ))}
      </chakra.ul>
      <Flex mt="2" ms="-2" gap="2">
        {canEdit && (
          <Button variant="ghost" h={{ base: '11', md: '7' }} onClick={() => setIsCreating(true)}>
            <Plus aria-hidden />
            <FormattedMessage id="orders.create" />
          </Button>
        )}
        {allPath && (
          <Button asChild variant="ghost" h={{ base: '11', md: '7' }}>
            <Link to={allPath}>
              <FormattedMessage id="admin.all" />
            </Link>
          </Button>
        )}
      </Flex>
      <Suspense>{isCreating && <OrderDialog origin={origin} onClose={() => setIsCreating(false)} />}</Suspense>
    </PaneSection>
  );
}
