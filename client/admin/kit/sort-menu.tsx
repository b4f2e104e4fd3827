import { Button, Icon, Menu } from '@chakra-ui/react';
import { ArrowDownUp, Check } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

interface Props<Order extends string> {
  /** The possible orders; their message ids are `<prefix>.<order>`. */
  orders: readonly Order[];
  prefix: string;
  value: Order;
  onChange: (order: Order) => void;
}

/** Selects the order of a list, for orders without a column and for lists without columns. */
export function SortMenu<Order extends string>({ orders, prefix, value, onChange }: Props<Order>) {
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="ghost">
          <ArrowDownUp aria-hidden />
          <FormattedMessage id={`${prefix}.${value}`} />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.RadioItemGroup value={value} onValueChange={(change) => onChange(change.value as Order)}>
            {orders.map((order) => (
              <Menu.RadioItem key={order} value={order}>
                <Menu.ItemText>
                  <FormattedMessage id={`${prefix}.${order}`} />
                </Menu.ItemText>
                <Menu.ItemIndicator>
                  <Icon as={Check} aria-hidden />
                </Menu.ItemIndicator>
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
