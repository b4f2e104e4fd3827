import { Box, Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { Monitor, Smartphone } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminSessionFragment } from '../../graphql/generated.ts';
import { RelativeTime } from '../kit/relative-time.tsx';
import { getDeviceName } from '../../../common/device-name.ts';

interface Props {
  sessions: readonly AdminSessionFragment[];
  onEnd: (id: string) => void;
}

/** Sessions of a user. The current session of the browser cannot be ended here. */
export function SessionList({ sessions, onEnd }: Props) {
  if (sessions.length === 0)
    return (
      <chakra.p color="fg.muted" py="2">
        <FormattedMessage id="sessions.none" />
      </chakra.p>
    );
  return (
    <ul>
      {sessions.map((session) => (
        <li key={session.id}>
          <SessionLine session={session} onEnd={onEnd} />
        </li>
      ))}
    </ul>
  );
}

function SessionLine({ session, onEnd }: { session: AdminSessionFragment; onEnd: (id: string) => void }) {
  const { formatMessage } = useIntl();
  const { id, userAgent, address, usedAt, current } = session;
  const device = getDeviceName(userAgent) ?? formatMessage({ id: 'sessions.unknown' });
  return (
    <Flex align="center" gap="2.5" minH="13" borderBottomWidth="1px" borderColor="border.subtle">
      <Icon
        as={/Android|iPhone|Mobile/.test(userAgent ?? '') ? Smartphone : Monitor}
        boxSize="4"
        color="fg.subtle"
        aria-hidden
      />
      <Box flex="1" minW="0">
        <chakra.p truncate title={userAgent ?? undefined}>
          {device}
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.subtle" truncate>
          {address && (
            <>
              <bdi dir="ltr">{address}</bdi>
              {' · '}
            </>
          )}
          <FormattedMessage id="sessions.used" values={{ at: <RelativeTime at={usedAt} /> }} />
        </chakra.p>
      </Box>
      {current ? (
        <chakra.span textStyle="meta" color="green.fg">
          <FormattedMessage id="sessions.current" />
        </chakra.span>
      ) : (
        <Button size="xs" aria-label={formatMessage({ id: 'sessions.endOne' }, { device })} onClick={() => onEnd(id)}>
          <FormattedMessage id="sessions.end" />
        </Button>
      )}
    </Flex>
  );
}
