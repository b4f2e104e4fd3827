import { Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { formatIban, maskIban } from '../../../common/iban.ts';
import type { BankAccountRowFragment } from '../../graphql/generated.ts';

interface Props {
  account: BankAccountRowFragment;
  /** Whether a change of the account waits for a decision. */
  isPending: boolean;
  onEdit: () => void;
  onRetire: () => void;
}

/** An account with its details; a retired one is greyed out. */
export function AccountRow({ account, isPending, onEdit, onRetire }: Props) {
  const { formatMessage } = useIntl();
  const { holder, bank, branch, iban, swift, currency, intermediaryBank, intermediarySwift, retiredAt } = account;
  const name = `${bank} ${currency} ${maskIban(iban)}`;
  const intermediary = [intermediaryBank, intermediarySwift].filter(Boolean).join(', ');
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
        <chakra.p fontWeight="medium" color={retiredAt ? 'fg.subtle' : undefined}>
          <chakra.span me="2">{currency}</chakra.span>
          <bdi>{[bank, branch].filter(Boolean).join(', ')}</bdi>
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.subtle">
          <bdi>{holder}</bdi>
        </chakra.p>
      </chakra.div>
      <chakra.div minW="0" overflowWrap="anywhere" color={retiredAt ? 'fg.subtle' : undefined}>
        <chakra.p fontVariantNumeric="tabular-nums">
          <bdi dir="ltr">{formatIban(iban)}</bdi>
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.subtle">
          <bdi dir="ltr">{swift}</bdi>
          {intermediary && (
            <>
              {' · '}
              <FormattedMessage id="bank.via" values={{ bank: <bdi>{intermediary}</bdi> }} />
            </>
          )}
        </chakra.p>
      </chakra.div>
      <Flex gap="2" wrap="wrap" justify={{ lg: 'flex-end' }} align="center" minW={{ lg: '15rem' }}>
        {retiredAt ? (
          <chakra.span textStyle="meta" color="fg.subtle">
            <FormattedMessage
              id="bank.retiredAt"
              values={{ at: <FormattedDate value={retiredAt} dateStyle="long" /> }}
            />
          </chakra.span>
        ) : isPending ? (
          <chakra.span textStyle="meta" color="fg.subtle">
            <FormattedMessage id="bank.isPending" />
          </chakra.span>
        ) : (
          <>
            <RowButton
              label="bank.edit"
              description={formatMessage({ id: 'bank.editOne' }, { name })}
              onClick={onEdit}
            />
            <RowButton
              label="bank.retire"
              description={formatMessage({ id: 'bank.retireOne' }, { name })}
              onClick={onRetire}
            />
          </>
        )}
      </Flex>
    </Grid>
  );
}

const RowButton = ({ label, description, onClick }: { label: string; description: string; onClick: () => void }) => (
  <Button size="xs" h={{ base: '11', md: '7' }} aria-label={description} onClick={onClick}>
    <FormattedMessage id={label} />
  </Button>
);
