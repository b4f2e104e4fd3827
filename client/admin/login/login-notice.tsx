import { Box, chakra, Flex, Icon } from '@chakra-ui/react';
import { CircleAlert, Clock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormSettings } from '../../ui/form/form-context.ts';
import { useFailureWords } from './failure-words.ts';

/** The element that explains a refused password. */
export const noticeId = 'login-notice';

/**
 * Why the last try failed, until the next one; before the first, why somebody who was signed in is here. The toast has read
 * a failure out already, so this one is only described. Reasons of fields stand beside them.
 */
export function LoginNotice({ ended }: { ended: boolean }) {
  const { formatMessage } = useIntl();
  const failureWords = useFailureWords();
  const told = useFormSettings().refusal?.failure;
  const failure = told?.kind === 'fields' ? undefined : told;
  if (!failure && !ended) return null;

  const { reason, advice } = failure
    ? failureWords(failure)
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
