import { Button, chakra, Flex, Kbd, Menu, Portal } from '@chakra-ui/react';
import { CircleDot, SignalHigh } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PriorityMark } from '../kit/priority-mark.tsx';
import { QuoteStatusMark } from '../kit/quote-status-mark.tsx';
import { statuses, urgencies } from './quote-filter.ts';
import type { QuoteChange } from './use-change-quotes.ts';

export type BulkMenu = 'status' | 'priority';

interface Props {
  count: number;
  /** Which of its menus is open. */
  menu?: BulkMenu;
  onMenu: (menu?: BulkMenu) => void;
  onChange: (change: QuoteChange) => void;
  onClear: () => void;
}

/** What can be done with the chosen requests, above the lower edge. */
export function BulkBar({ count, menu, onMenu, onChange, onClear }: Props) {
  const { formatMessage } = useIntl();
  if (count === 0) return null;
  const props = (name: BulkMenu) => ({
    open: menu === name,
    onOpen: (open: boolean) => onMenu(open ? name : undefined),
  });
  return (
    <Portal>
      <Flex role="toolbar" aria-label={formatMessage({ id: 'quotes.bulk' })} css={bar}>
        <chakra.span role="status" px="2" fontWeight="semibold" whiteSpace="nowrap">
          <FormattedMessage id="quotes.selected" values={{ count }} />
        </chakra.span>
        <Choice
          {...props('status')}
          label="quotes.status"
          icon={<CircleDot aria-hidden />}
          letter="S"
          values={statuses}
          onChoose={(status) => onChange({ status })}
        >
          {(status) => <QuoteStatusMark status={status} />}
        </Choice>
        <Choice
          {...props('priority')}
          label="quotes.priority"
          icon={<SignalHigh aria-hidden />}
          letter="P"
          values={urgencies}
          onChoose={(priority) => onChange({ priority })}
        >
          {(priority) => <PriorityMark priority={priority} worded />}
        </Choice>
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

interface ChoiceProps<Value extends string> {
  open: boolean;
  onOpen: (open: boolean) => void;
  label: string;
  icon: ReactNode;
  /** Key that opens it. */
  letter: string;
  values: readonly Value[];
  onChoose: (value: Value) => void;
  children: (value: Value) => ReactNode;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { open, onOpen, label, icon, letter, values, onChoose, children } = props;
  return (
    <Menu.Root
      open={open}
      onOpenChange={(change) => onOpen(change.open)}
      onSelect={({ value }) => onChoose(value as Value)}
      positioning={{ placement: 'top' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <Button variant="plain">
          {icon}
          <FormattedMessage id={label} />
          <Kbd variant="plain">{letter}</Kbd>
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
