import { Box, Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { CircleAlert, RotateCw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { failureOf } from '../../graphql/failure.ts';

interface Props {
  /** Message id of the failed action. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** An error message with a retry button, and with the reference id of the cause in the server's log. */
export function ErrorStrip({ title, error, onRetry }: Props) {
  const failure = failureOf(error);
  return (
    <Flex
      role="alert"
      align="center"
      gap="2.5"
      mx={{ base: '4', md: '5' }}
      my="3"
      py="2.5"
      px="3"
      borderRadius="lg"
      bg="red.subtle"
    >
      <Icon as={CircleAlert} boxSize="4" color="red.fg" flexShrink={0} aria-hidden />
      <Box flex="1">
        <chakra.p fontWeight="medium">
          <FormattedMessage id={title} />
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.muted">
          {failure.kind === 'server' && failure.reference ? (
            <FormattedMessage id="admin.failure.reference" values={{ reference: failure.reference }} />
          ) : (
            <FormattedMessage
              id={failure.kind === 'unreachable' ? 'admin.failure.unreachable' : 'admin.failure.server'}
            />
          )}
        </chakra.p>
      </Box>
      <Button size="xs" onClick={onRetry}>
        <RotateCw aria-hidden />
        <FormattedMessage id="admin.retry" />
      </Button>
    </Flex>
  );
}
