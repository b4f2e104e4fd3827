import { chakra, Flex, Grid } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MailboxRowFragment, MailboxState } from '../../graphql/generated.ts';
import { RelativeTime } from '../kit/relative-time.tsx';
import { HealthMark, type Health } from '../system/health-mark.tsx';
import { RowButton } from '../kit/row-button.tsx';

interface Props {
  mailbox: MailboxRowFragment;
  onEdit: () => void;
  onDelete: () => void;
}

const healthByState: Record<MailboxState, Health> = {
  READING: 'good',
  UNREAD: 'none',
  FAILED: 'warning',
  REFUSED: 'bad',
  OFF: 'none',
};

/** A mailbox with its server, its state and the last failure. */
export function MailboxRow({ mailbox, onEdit, onDelete }: Props) {
  const { formatMessage } = useIntl();
  const { address, host, port, authentication, state, lastReadAt, failure, failedAt } = mailbox;
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr) auto' }}
      columnGap="4"
      rowGap="2"
      alignItems="center"
      px={{ base: '4', md: '5' }}
      py="3"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">
          <bdi dir="ltr">{address}</bdi>
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.subtle">
          <bdi dir="ltr">{`${host}:${port}`}</bdi>
          {' · '}
          <FormattedMessage id={`mailboxes.authentication.${authentication}`} />
        </chakra.p>
      </chakra.div>
      <chakra.div minW="0" textStyle="meta" color="fg.muted">
        <Flex wrap="wrap" align="center" columnGap="3">
          <HealthMark health={healthByState[state]} label={formatMessage({ id: `mailboxes.state.${state}` })} />
          {lastReadAt && (
            <span>
              <FormattedMessage id="mailboxes.lastRead" values={{ at: <RelativeTime at={lastReadAt} /> }} />
            </span>
          )}
        </Flex>
        {failure && failedAt && (
          <chakra.p overflowWrap="anywhere">
            <FormattedMessage
              id="mailboxes.failure"
              values={{
                at: <RelativeTime at={failedAt} />,
                failure: (
                  <bdi dir="ltr" lang="en">
                    {failure}
                  </bdi>
                ),
              }}
            />
          </chakra.p>
        )}
      </chakra.div>
      <Flex gap="2">
        <RowButton
          text="mailboxes.edit"
          label={formatMessage({ id: 'mailboxes.editOne' }, { address })}
          onClick={onEdit}
        />
        <RowButton
          text="admin.delete"
          label={formatMessage({ id: 'mailboxes.deleteOne' }, { address })}
          onClick={onDelete}
        />
      </Flex>
    </Grid>
  );
}
