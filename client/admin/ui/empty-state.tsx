import { chakra, Flex, Icon } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props {
  icon: LucideIcon;
  /** Prefix of two messages: `<message>.title` says what is not there, `<message>.next` what makes it come. */
  message: string;
  /** The next step, where there is one to take. */
  children?: ReactNode;
}

export function EmptyState({ icon, message, children }: Props) {
  return (
    <Flex direction="column" align="center" gap="1" px="5" py="8" textAlign="center">
      <Icon as={icon} boxSize="5" color="fg.subtle" mb="1.5" aria-hidden />
      <chakra.p textStyle="head">
        <FormattedMessage id={`${message}.title`} />
      </chakra.p>
      <chakra.p color="fg.muted" maxW="52ch">
        <FormattedMessage id={`${message}.next`} />
      </chakra.p>
      {children}
    </Flex>
  );
}
