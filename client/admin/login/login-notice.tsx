import { Box, chakra, Flex, Icon } from '@chakra-ui/react';
import { CircleAlert, Clock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormSettings } from '../../ui/form/form-context.ts';
import { useFailureText } from './failure-text.ts';

/** Id of the notice, which describes a rejected password field. */
export const noticeId = 'login-notice';

/**
 * Shows why the last attempt failed or, before the first attempt, that the session has ended. A failure has no live role here, because
 * screen readers already announce its toast. Validation errors are shown beside their fields instead.
 */
export function LoginNotice({ sessionEnded }: { sessionEnded: boolean }) {
  const { formatMessage } = useIntl();
  const getFailureText = useFailureText();
  const lastFailure = useFormSettings().submitFailure?.failure;
  const failure = lastFailure?.kind === 'fields' ? undefined : lastFailure;
  if (!failure && !sessionEnded) return null;

  const { reason, advice } = failure
    ? getFailureText(failure)
    : { reason: formatMessage({ id: 'login.ended' }), advice: formatMessage({ id: 'login.comeBack' }) };
  return (
    <Flex
      id={noticeId}
      role={failure ? undefined : 'status'}
      gap="2.5"
      px="3"
      py="2.5"
      borderRadius="lg"
      colorPalette={failure ? 'red' : 'straw'}
      bg="colorPalette.subtle"
    >
      <Icon
        as={failure ? CircleAlert : Clock}
        boxSize="4"
        mt="0.5"
        color="colorPalette.fg"
        flexShrink={0}
        aria-hidden
      />
      <Box>
        <chakra.p textStyle="uiStrong">{reason}</chakra.p>
        {advice && (
          <chakra.p textStyle="meta" color="fg.muted">
            {advice}
          </chakra.p>
        )}
      </Box>
    </Flex>
  );
}
