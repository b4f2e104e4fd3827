import { chakra, Flex } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { MailIgnoreRuleRowFragment } from '../../graphql/generated.ts';
import { RowButton } from '../kit/row-button.tsx';

interface Props {
  rule: MailIgnoreRuleRowFragment;
  onDelete: () => void;
}

/** A rule that ignores the mails of an address or a domain. */
export function IgnoreRuleRow({ rule: { kind, value, createdAt }, onDelete }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap="3"
      px={{ base: '4', md: '5' }}
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p>
          <bdi dir="ltr">{value}</bdi>
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.subtle">
          <FormattedMessage id={`mailboxes.rule.${kind}`} />
          {' · '}
          <FormattedMessage
            id="mailboxes.rule.since"
            values={{ at: <FormattedDate value={createdAt} dateStyle="long" /> }}
          />
        </chakra.p>
      </chakra.div>
      <RowButton
        text="admin.delete"
        label={formatMessage({ id: 'mailboxes.rule.deleteOne' }, { value })}
        onClick={onDelete}
      />
    </Flex>
  );
}
