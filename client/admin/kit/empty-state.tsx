import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EmptyDrawing } from './empty-drawings.tsx';

interface Props {
  drawing: EmptyDrawing;
  /** Prefix of two messages: `<message>.title` says what is not there, `<message>.next` what makes it come. */
  message: string;
  /** The next step, where there is one to take. */
  children?: ReactNode;
}

export function EmptyState({ drawing: Drawing, message, children }: Props) {
  return (
    <Flex direction="column" align="center" gap="1" px="5" py="8" textAlign="center">
      <Drawing />
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
