import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EmptyDrawing } from './empty-drawings.tsx';

interface Props {
  drawing: EmptyDrawing;
  /** Prefix of two message ids: `<message>.title` names what is missing, `<message>.next` explains how to add it. */
  message: string;
  /** A button for the next step. */
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
