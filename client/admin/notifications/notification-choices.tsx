import { Box, chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useNotificationChoicesQuery,
  useSetNotificationChoiceMutation,
  type NotificationChoiceFragment,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Section } from '../kit/section.tsx';
import { Switch } from '../kit/switch.tsx';

const height = { base: '52px', md: '40px' };

/** Account section with the kinds of notifications that the user also gets by mail. A choice is stored immediately. */
export function NotificationChoices() {
  const { data, error, refetch } = useNotificationChoicesQuery();
  return (
    <Section title="notifications.choices">
      {error && !data && <ErrorStrip title="notifications.failed" error={error} onRetry={() => void refetch()} />}
      <chakra.p px={{ base: '4', md: '5' }} pt="3.5" pb="2" color="fg.muted">
        <FormattedMessage id="notifications.choicesHint" />
      </chakra.p>
      {!data && !error && <SkeletonRows height={height} count={8} />}
      <Box as="ul" maxW="34rem">
        {data?.notificationChoices.map((choice) => (
          <Choice key={choice.kind} {...choice} />
        ))}
      </Box>
    </Section>
  );
}

function Choice({ kind, byMail }: NotificationChoiceFragment) {
  const { formatMessage } = useIntl();
  const [save] = useSetNotificationChoiceMutation();
  const name = formatMessage({ id: `notificationKind.${kind}` });
  async function handleChange(checked: boolean) {
    try {
      await save({
        variables: { kind, byMail: checked },
        optimisticResponse: ({ kind: changedKind, byMail: isOn }) => ({
          setNotificationChoice: [{ __typename: 'NotificationChoice', kind: changedKind, byMail: isOn }],
        }),
      });
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'notifications.saveFailed' }), topic: 'notifications' });
    }
  }
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      minH={height}
      py="1.5"
      px={{ base: '4', md: '5' }}
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.span flex="1" minW="0">
        {name}
        <chakra.span display="block" textStyle="meta" color="fg.subtle">
          <FormattedMessage id={byMail ? 'notifications.panelAndMail' : 'notifications.panelOnly'} />
        </chakra.span>
      </chakra.span>
      <Switch
        checked={byMail}
        label={formatMessage({ id: 'notifications.byMail' }, { name })}
        onChange={(checked) => void handleChange(checked)}
      />
    </Flex>
  );
}
