import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maskIban } from '../../../common/iban.ts';
import { useOfferBankAccountsQuery } from '../../graphql/generated.ts';
import { SelectField } from '../../ui/form/select-field.tsx';

/**
 * Select for the bank account of an offer, in a form with the fields `bankAccountId` and `currency`. It offers the accounts in the
 * selected currency; when the currency changes, an account in another currency is deselected.
 */
export function BankAccountField() {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<{ bankAccountId?: string | null; currency?: string | null }>();
  const { data } = useOfferBankAccountsQuery();
  const accounts = data?.bankAccounts.filter(({ currency }) => currency === values.currency) ?? [];
  const [firstName, secondName] = accounts.map(({ bank, iban }) => `${bank} ${maskIban(iban)}`);
  // A retired account stays selected, so that its error explains why it has to be replaced.
  const isOfOtherCurrency = data?.bankAccounts.some(
    ({ id, currency }) => id === values.bankAccountId && currency !== values.currency,
  );

  useEffect(() => {
    if (isOfOtherCurrency) void setFieldValue('bankAccountId', '');
  }, [isOfOtherCurrency, setFieldValue]);

  const isListed = accounts.some(({ id }) => id === values.bankAccountId);
  return (
    <SelectField
      name="bankAccountId"
      label={<FormattedMessage id="offer.bankAccount" />}
      hint={
        accounts.length === 0 && data ? (
          <FormattedMessage id="bank.field.none" values={{ currency: values.currency }} />
        ) : null
      }
      options={[
        {
          value: '',
          label:
            firstName && !secondName
              ? formatMessage({ id: 'bank.field.only' }, { name: firstName })
              : formatMessage({ id: 'form.select' }),
        },
        ...(values.bankAccountId && data && !isListed && !isOfOtherCurrency
          ? [{ value: values.bankAccountId, label: formatMessage({ id: 'bank.field.retired' }) }]
          : []),
        ...accounts.map(({ id, bank, iban }) => ({ value: id, label: `${bank} ${maskIban(iban)}` })),
      ]}
      emptyOption={null}
    />
  );
}
