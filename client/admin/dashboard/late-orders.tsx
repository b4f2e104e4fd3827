import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useOrderListQuery } from '../../graphql/generated.ts';
import { CustomerText } from '../kit/customer-text.tsx';
import { Section } from '../kit/section.tsx';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { LateMark } from '../orders/order-marks.tsx';

const MAX_ROWS = 5;

/** The orders with the longest delays; nothing when all are on time. */
export function LateOrders({ order }: { order?: number }) {
  const { data, previousData, observable } = useOrderListQuery({
    variables: { filter: { late: true }, first: MAX_ROWS },
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnActivity(observable);
  const orders = (data ?? previousData)?.orders.edges.map(({ node }) => node) ?? [];
  if (orders.length === 0) return null;
  return (
    <Section title="orders.lateTitle" order={order} moreTo="/admin/orders?late=true">
      <chakra.ul>
        {orders.map((lateOrder) => (
          <li key={lateOrder.id}>
            <Row to={`/admin/orders/${lateOrder.id}`}>
              <chakra.span minW="0" truncate>
                <chakra.span fontWeight="medium">
                  <CustomerText>{lateOrder.companyName}</CustomerText>
                </chakra.span>{' '}
                <chakra.span color="fg.subtle" textStyle="meta">
                  {lateOrder.number}
                </chakra.span>
              </chakra.span>
              <LateMark order={lateOrder} />
            </Row>
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
}

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '3',
    px: { base: '4', md: '5' },
    py: { base: '2', md: '0' },
    minH: { base: '60px', md: '40px' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
