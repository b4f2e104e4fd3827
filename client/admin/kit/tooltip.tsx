import { Tooltip as ChakraTooltip } from '@chakra-ui/react';
import type { ReactElement } from 'react';

interface Props {
  text: string;
  /** The id of the trigger, if it has its own. */
  triggerId?: string;
  /** The trigger: one element. */
  children: ReactElement;
}

/**
 * A text that appears while an element has the pointer or the keyboard focus. It is rendered in place, without a portal, so that it is inside
 * the landmark of its trigger.
 */
export function Tooltip({ text, triggerId, children }: Props) {
  return (
    <ChakraTooltip.Root ids={triggerId ? { trigger: triggerId } : undefined} positioning={{ strategy: 'fixed' }}>
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <ChakraTooltip.Positioner>
        <ChakraTooltip.Content>{text}</ChakraTooltip.Content>
      </ChakraTooltip.Positioner>
    </ChakraTooltip.Root>
  );
}
