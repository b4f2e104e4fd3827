import { Box, Button, chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useAllApiTokensQuery,
  useApiTokensQuery,
  useRevokeApiTokenMutation,
  type ApiTokenFragment,
} from '../../graphql/generated.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { Section } from '../kit/section.tsx';
import { useIsSuperAdmin } from '../session/session.ts';
import { useStaffAction } from '../users/use-staff-action.ts';
import { CopyBlock } from './copy-block.tsx';
import { createExamples, programs } from './examples.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { TokenList } from './token-list.tsx';

/** API tokens of the user, and example requests. A new token is inserted into the examples until the page is left. */
export default function Tokens() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const isSuperAdmin = useIsSuperAdmin();
  const all = useAllApiTokensQuery({ skip: !isSuperAdmin, fetchPolicy: 'cache-and-network' });
  const ownIds = new Set(data?.apiTokens.map(({ id }) => id));
  const othersTokens = all.data?.allApiTokens.filter(({ id, revokedAt }) => !ownIds.has(id) && !revokedAt) ?? [];
  const [isCreating, setIsCreating] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [tokenToRevoke, setTokenToRevoke] = useState<ApiTokenFragment>();
  const runStaffAction = useStaffAction();
  const [revoke] = useRevokeApiTokenMutation();

  async function revokeToken() {
    setTokenToRevoke(undefined);
    if (tokenToRevoke) await runStaffAction(() => revoke({ variables: { id: tokenToRevoke.id } }), 'tokens.revoked');
  }

  return (
    <Screen
      title="tokens.title"
      actions={
        <Button variant="solid" colorPalette="molten" onClick={() => setIsCreating(true)}>
          <Plus aria-hidden />
          <chakra.span srOnly={{ base: true, md: false }}>
            <FormattedMessage id="tokens.new" />
          </chakra.span>
        </Button>
      }
    >
      <chakra.p px={{ base: '4', md: '5' }} py="3" color="fg.muted" borderBottomWidth="1px" maxW="none">
        <FormattedMessage id="tokens.introduction" />
      </chakra.p>
      {error && !data && <ErrorStrip title="tokens.failed" error={error} onRetry={() => void refetch()} />}
      {data ? (
        <TokenList tokens={data.apiTokens} onRevoke={setTokenToRevoke} />
      ) : (
        !error && <SkeletonRows height={{ base: '52px', md: '52px' }} count={3} />
      )}
      {all.error && !all.data && (
        <ErrorStrip title="tokens.failed" error={all.error} onRetry={() => void all.refetch()} />
      )}
      {data && othersTokens.length > 0 && (
        <Section title="tokens.others">
          <TokenList tokens={othersTokens} onRevoke={setTokenToRevoke} />
        </Section>
      )}
      <Section title="tokens.examples">
        <Box
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="4"
          px={{ base: '4', md: '5' }}
          py="4"
          maxW="52rem"
        >
          {programs.map((program) => (
            <Box key={program} minW="0">
              <chakra.h3 textStyle="metaStrong" mb="1.5">
                <FormattedMessage id={`tokens.example.${program}`} />
              </chakra.h3>
              <CopyBlock
                text={
                  createExamples(window.location.origin, secret ?? formatMessage({ id: 'tokens.placeholder' }))[program]
                }
                label={formatMessage({ id: `tokens.example.${program}` })}
              />
            </Box>
          ))}
        </Box>
      </Section>
      {isCreating && (
        <NewTokenDialog
          onClose={() => setIsCreating(false)}
          onCreated={(newSecret) => {
            setSecret(newSecret);
            void refetch();
          }}
        />
      )}
      <ConfirmDialog
        open={tokenToRevoke !== undefined}
        title={formatMessage({ id: 'tokens.revoke.title' }, { name: tokenToRevoke?.name })}
        action="tokens.revoke"
        onConfirm={() => void revokeToken()}
        onClose={() => setTokenToRevoke(undefined)}
      >
        <FormattedMessage id="tokens.revoke.text" />
      </ConfirmDialog>
    </Screen>
  );
}
