import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { ApiTokenFragment } from '../../graphql/generated.ts';
import { NoKeys } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { useNow } from '../kit/use-now.ts';
import { RelativeTime } from '../kit/relative-time.tsx';

interface Props {
  /** With their owners in the list of other users' tokens. */
  tokens: readonly (ApiTokenFragment & { owner?: { name: string } })[];
  onRevoke: (token: ApiTokenFragment) => void;
}

/** Tokens, newest first. Expired and revoked tokens stay in the list, greyed out. */
export function TokenList({ tokens, onRevoke }: Props) {
  if (tokens.length === 0) return <EmptyState drawing={NoKeys} message="tokens.empty" />;
  return (
    <ul>
      {tokens.map((token) => (
        <li key={token.id}>
          <TokenLine token={token} onRevoke={onRevoke} />
        </li>
      ))}
    </ul>
  );
}

function TokenLine({ token, onRevoke }: { token: Props['tokens'][number]; onRevoke: Props['onRevoke'] }) {
  const { formatMessage, formatList } = useIntl();
  const now = useNow();
  const { name, hint, scopes, owner, expiresAt, lastUsedAt, revokedAt } = token;
  const isInactive = Boolean(revokedAt) || Date.parse(expiresAt) <= now;
  return (
    <Flex
      align="center"
      gap="3"
      minH="13"
      px={{ base: '4', md: '5' }}
      py="2"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <Box flex="1" minW="0">
        <chakra.p fontWeight="medium" color={isInactive ? 'fg.subtle' : undefined} truncate>
          <bdi>{name}</bdi>{' '}
          <chakra.code dir="ltr" fontFamily="mono" fontSize="0.75rem" fontWeight="normal" color="fg.subtle">
            {hint}…
          </chakra.code>
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.subtle">
          {owner && (
            <>
              <bdi>{owner.name}</bdi>
              {' · '}
            </>
          )}
          {formatList(
            scopes.map((scope) => formatMessage({ id: `tokens.scope.${scope}` })),
            { type: 'conjunction' },
          )}
          {' · '}
          <FormattedMessage
            id={revokedAt ? 'tokens.revokedAt' : isInactive ? 'tokens.expiredAt' : 'tokens.expiresAt'}
            values={{ at: <FormattedDate value={revokedAt ?? expiresAt} dateStyle="long" /> }}
          />
          {' · '}
          {lastUsedAt ? (
            <FormattedMessage id="tokens.used" values={{ at: <RelativeTime at={lastUsedAt} /> }} />
          ) : (
            <FormattedMessage id="tokens.unused" />
          )}
        </chakra.p>
      </Box>
      {!isInactive && (
        <Button
          size="xs"
          aria-label={formatMessage({ id: 'tokens.revokeOne' }, { name })}
          onClick={() => onRevoke(token)}
        >
          <FormattedMessage id="tokens.revoke" />
        </Button>
      )}
    </Flex>
  );
}
