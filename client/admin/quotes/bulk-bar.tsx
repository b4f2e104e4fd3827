import { Button, chakra, Flex, Kbd, Menu, Portal } from '@chakra-ui/react';
import { CircleDot, SignalHigh, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnerFragment } from '../../graphql/generated.ts';
import { OwnerMenu } from '../owners/owner-menu.tsx';
import { PriorityMark } from '../kit/priority-mark.tsx';
import { QuoteStatusMark } from '../kit/quote-status-mark.tsx';
import { statuses, prioritiesByUrgency } from './quote-filter.ts';
import type { QuoteChange } from './use-change-quotes.ts';

export type BulkMenu = 'status' | 'priority' | 'owner';

interface Props {
  count: number;
  /** The open menu. */
  menu?: BulkMenu;
  onMenuChange: (menu?: BulkMenu) => void;
  onChange: (change: QuoteChange) => void;
  onAssign: (owner: OwnerFragment | null) => void;
  onClear: () => void;
}

/** A floating toolbar with the actions on the selected requests. */
export function BulkBar({ count, menu, onMenuChange, onChange, onAssign, onClear }: Props) {
  const { formatMessage } = useIntl();
  if (count === 0) return null;
  const menuProps = (name: BulkMenu) => ({
    open: menu === name,
    onOpenChange: (open: boolean) => onMenuChange(open ? name : undefined),
  });
  return (
    <Portal>
      <Flex role="toolbar" aria-label={formatMessage({ id: 'quotes.bulk' })} css={bar}>
        <chakra.span role="status" px="2" fontWeight="semibold" whiteSpace="nowrap">
          <FormattedMessage id="quotes.selected" values={{ count }} />
        </chakra.span>
        <BulkMenuButton
          {...menuProps('status')}
          label="quotes.status"
          icon={<CircleDot aria-hidden />}
          shortcut="S"
          values={statuses}
          onChoose={(status) => onChange({ status })}
        >
          {(status) => <QuoteStatusMark status={status} />}
        </BulkMenuButton>
        <BulkMenuButton
          {...menuProps('priority')}
          label="quotes.priority"
          icon={<SignalHigh aria-hidden />}
          shortcut="P"
          values={prioritiesByUrgency}
          onChoose={(priority) => onChange({ priority })}
        >
          {(priority) => <PriorityMark priority={priority} hasLabel />}
        </BulkMenuButton>
        <OwnerMenu {...menuProps('owner')} onChoose={onAssign} placement="top">
          <Button variant="plain">
            <UserRound aria-hidden />
            <FormattedMessage id="owner.assign" />
            <Kbd variant="plain">A</Kbd>
          </Button>
        </OwnerMenu>
        <Button variant="plain" onClick={onClear}>
          <FormattedMessage id="quotes.unselect" />
          <Kbd variant="plain">Esc</Kbd>
        </Button>
      </Flex>
    </Portal>
  );
}

const bar = {
  position: 'fixed',
  zIndex: 'bar',
  bottom: { base: 'calc({sizes.tabBar} + 8px + env(safe-area-inset-bottom))', md: '6' },
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  alignItems: 'center',
  gap: '1',
  p: '1',
  maxW: 'calc(100vw - 1rem)',
  borderRadius: 'lg',
  bg: 'bg.inverted',
  color: 'bg',
  boxShadow: 'float',
} as const;

interface BulkMenuButtonProps<Value extends string> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  icon: ReactNode;
  /** Key that opens the menu. */
  shortcut: string;
  values: readonly Value[];
  onChoose: (value: Value) => void;
  children: (value: Value) => ReactNode;
}

function BulkMenuButton<Value extends string>(props: BulkMenuButtonProps<Value>) {
  const { open, onOpenChange, label, icon, shortcut, values, onChoose, children } = props;
  return (
    <Menu.Root
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      onSelect={({ value }) => onChoose(value as Value)}
      positioning={{ placement: 'top' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <Button variant="plain">
          {icon}
          <FormattedMessage id={label} />
          <Kbd variant="plain">{shortcut}</Kbd>
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {values.map((value) => (
            <Menu.Item key={value} value={value}>
              {children(value)}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
