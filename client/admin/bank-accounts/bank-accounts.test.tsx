import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import type { BankAccountChangeFragment, BankAccountRowFragment } from '../../graphql/generated.ts';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import { offerDraftForm } from '../../../common/forms/offer.ts';
import { Form } from '../../ui/form/form.tsx';
import { BankAccountField } from './bank-account-field.tsx';
import BankAccounts from './bank-accounts.tsx';

const user = userEvent.setup({ delay: null });

const details = {
  holder: 'Kordon Çelik A.Ş.',
  bank: 'Körfez Bankası',
  branch: 'Alsancak',
  iban: 'TR330006100519786457841326',
  swift: 'KRFZTRI0XXX',
  currency: 'USD' as const,
  intermediaryBank: '',
  intermediarySwift: '',
};
const anAccount = (overrides: Partial<BankAccountRowFragment> = {}) => ({
  __typename: 'BankAccount' as const,
  id: 'a1',
  ...details,
  retiredAt: null,
  ...overrides,
});
const bankDetails = (overrides: object = {}) => ({
  __typename: 'BankAccountDetails' as const,
  ...details,
  ...overrides,
});
const ece = { __typename: 'Colleague' as const, id: 'e1', name: 'Ece Tunalı' };
const aChange = (overrides: Partial<BankAccountChangeFragment> = {}) => ({
  __typename: 'BankAccountChange' as const,
  id: 'c1',
  kind: 'EDIT' as const,
  accountId: 'a1',
  status: 'PENDING' as const,
  note: 'Şube kapandı',
  createdAt: '2026-11-20T08:00:00.000Z',
  decidedAt: null,
  before: bankDetails(),
  details: bankDetails({ iban: 'DE89370400440532013000' }),
  proposer: ece,
  decider: null,
  ...overrides,
});
const superAdmin = (id: string, disabledAt: string | null = null) => ({
  __typename: 'AdminUser',
  id,
  role: 'SUPER_ADMIN',
  disabledAt,
});

interface Data {
  accounts?: object[];
  changes?: object[];
  admins?: object[];
}
const bankAccountsResponse = ({ accounts = [anAccount()], changes = [], admins }: Data = {}) => ({
  data: {
    bankAccounts: accounts,
    bankAccountChanges: changes,
    adminUsers: admins ?? [superAdmin(deniz.id), superAdmin('e1')],
    me: { __typename: 'AdminUser', id: deniz.id },
  },
});

function renderAccounts(overrides: Parameters<typeof answerByName>[0]) {
  mockLiveSocket();
  const requests = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    BankAccounts: [bankAccountsResponse()],
    ...overrides,
  });
  renderAdmin('/admin/bank-accounts', BankAccounts);
  return (name: string) => requests.filter(({ operationName }) => operationName === name);
}
/**
 * Finds the open dialog and waits one frame, in which it hides the rest of the page from screen readers. It would also hide a second dialog
 * that opened before the end of that frame.
 */
async function findDialog() {
  const dialog = await screen.findByRole('dialog');
  await new Promise(requestAnimationFrame);
  return within(dialog);
}

test('a user who is not super admin is redirected, and no accounts are requested', async () => {
  const requestsOf = renderAccounts({ Me: [{ data: { me: { ...deniz, role: 'ADMIN' } } }] });
  await waitFor(() => expect(requestsOf('Me')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hesap öner' })).toBeNull());
  expect(requestsOf('BankAccounts')).toEqual([]);
});

test('the only active super admin sees a note that a second one is needed', async () => {
  renderAccounts({
    BankAccounts: [
      bankAccountsResponse({ accounts: [], admins: [superAdmin(deniz.id), superAdmin('x', '2026-11-01T00:00:00Z')] }),
    ],
  });
  expect(await screen.findByText(/etkin tek süper yönetici sizsiniz/)).toBeVisible();
  const notice = within(screen.getByRole('note'));
  expect(notice.getByRole('link', { name: 'Kullanıcılar' })).toHaveAttribute('href', '/admin/users');
  expect(screen.getByText('Henüz banka hesabı yok')).toBeVisible();
});

test('a new account is proposed; a wrong IBAN is reported beside its field, and the form keeps its values', async () => {
  const requestsOf = renderAccounts({
    ProposeBankAccountChange: [
      graphqlError('BAD_USER_INPUT', { fields: { iban: 'form.bank.known' } }),
      { data: { proposeBankAccountChange: aChange({ kind: 'CREATE', accountId: null, before: null }) } },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Hesap öner' }));
  const dialog = await findDialog();
  await user.type(dialog.getByLabelText(/^Hesap sahibi/), 'Kordon Çelik A.Ş.');
  await user.type(dialog.getByLabelText(/^Banka$/), 'Körfez Bankası');
  await user.selectOptions(dialog.getByRole('combobox', { name: /Para birimi/ }), 'EUR');
  const iban = dialog.getByLabelText(/^IBAN/);
  await user.type(iban, 'DE89 3704 0044 0532 0130 01');
  await user.type(dialog.getByLabelText(/^SWIFT/), 'krfzdei0');
  await user.click(dialog.getByRole('button', { name: 'Öner' }));
  expect(await dialog.findByText(/IBAN’da bir yanlışlık var/)).toBeVisible();
  expect(requestsOf('ProposeBankAccountChange')).toEqual([]);
  await user.type(iban, '{backspace}0');
  await user.click(dialog.getByRole('button', { name: 'Öner' }));
  expect(await dialog.findByText('Bu IBAN bu para biriminde kayıtlı.')).toBeVisible();
  expect(dialog.getByLabelText(/^Hesap sahibi/)).toHaveValue('Kordon Çelik A.Ş.');
  await user.click(dialog.getByRole('button', { name: 'Öner' }));
  expect(await screen.findByText('Öneri kaydedildi, çalışanlara bildirildi')).toBeVisible();
  expect(requestsOf('ProposeBankAccountChange')[1]?.variables).toEqual({
    input: {
      kind: 'CREATE',
      details: {
        holder: 'Kordon Çelik A.Ş.',
        bank: 'Körfez Bankası',
        branch: '',
        iban: 'DE89370400440532013000',
        swift: 'KRFZDEI0',
        currency: 'EUR',
        intermediaryBank: '',
        intermediarySwift: '',
      },
      note: '',
    },
  });
});

test('a change proposed by a colleague shows what differs, and is approved after password and code were entered again', async () => {
  const requestsOf = renderAccounts({
    BankAccounts: [
      bankAccountsResponse({ changes: [aChange()] }),
      bankAccountsResponse({
        changes: [aChange({ status: 'APPROVED', decider: { ...ece, id: deniz.id, name: deniz.name } })],
      }),
    ],
    Me: [{ data: { me: { ...deniz, secondFactorSince: '2026-11-01T00:00:00Z' } } }],
    ConfirmIdentity: [
      graphqlError('BAD_USER_INPUT', { fields: { code: 'form.code.wrong' } }),
      { data: { confirmIdentity: true } },
    ],
    ApproveBankAccountChange: [
      graphqlError('PROOF_REQUIRED'),
      { data: { approveBankAccountChange: aChange({ status: 'APPROVED' }) } },
    ],
  });
  const pending = within(await screen.findByRole('region', { name: 'Onay bekleyenler' }));
  expect(pending.getByText('TR33 0006 1005 1978 6457 8413 26').closest('del')).toBeVisible();
  expect(pending.getByText('DE89 3704 0044 0532 0130 00').closest('ins')).toBeVisible();
  expect(pending.queryByText('KRFZTRI0XXX')).toBeNull();
  expect(pending.getByText('Şube kapandı')).toBeVisible();
  // While the change is pending, no second change of the account can be proposed.
  expect(screen.queryByRole('button', { name: /Körfez Bankası USD •••• 1326 için/ })).toBeNull();
  await user.click(pending.getByRole('button', { name: 'Onayla' }));
  const dialog = await findDialog();
  expect(dialog.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Onayla' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Kimliğinizi doğrulayın' }));
  await user.type(proof.getByLabelText(/^Şimdiki şifre/), 'parola');
  await user.type(proof.getByLabelText(/kod/i), '123456');
  await user.click(proof.getByRole('button', { name: 'Doğrula' }));
  expect(await proof.findByText('Kod yanlış, süresi dolmuş ya da kullanılmış.')).toBeVisible();
  await user.click(proof.getByRole('button', { name: 'Doğrula' }));
  expect(await screen.findByText('Değişiklik onaylandı')).toBeVisible();
  expect(requestsOf('ConfirmIdentity')[1]?.variables).toEqual({ password: 'parola', code: '123456' });
  expect(requestsOf('ApproveBankAccountChange')[1]?.variables).toEqual({ id: 'c1' });
  expect(await screen.findByRole('region', { name: 'Geçmiş' })).toBeVisible();
});

test('the proposer can only withdraw a change, not approve it; a change that was decided in the meantime shows a message', async () => {
  const own = aChange({ proposer: { ...ece, id: deniz.id, name: deniz.name } });
  const requestsOf = renderAccounts({
    BankAccounts: [bankAccountsResponse({ changes: [own] })],
    WithdrawBankAccountChange: [
      graphqlError('CONFLICT'),
      { data: { withdrawBankAccountChange: { ...own, status: 'WITHDRAWN' } } },
    ],
  });
  const pending = within(await screen.findByRole('region', { name: 'Onay bekleyenler' }));
  expect(pending.queryByRole('button', { name: 'Onayla' })).toBeNull();
  await user.click(pending.getByRole('button', { name: 'Geri çek' }));
  expect(await screen.findByText(/bu arada değişmiş/)).toBeVisible();
  await waitFor(() => expect(requestsOf('BankAccounts')).toHaveLength(2));
  await user.click(pending.getByRole('button', { name: 'Geri çek' }));
  expect(await screen.findByText('Öneri geri çekildi')).toBeVisible();
});

test('an account is proposed to be retired with a reason; a retired one stays in the list without buttons', async () => {
  const requestsOf = renderAccounts({
    BankAccounts: [
      bankAccountsResponse({
        accounts: [anAccount(), anAccount({ id: 'a2', bank: 'Eski Banka', retiredAt: '2026-11-01T09:00:00Z' })],
      }),
    ],
    ProposeBankAccountChange: [{ data: { proposeBankAccountChange: aChange({ kind: 'RETIRE' }) } }],
  });
  await user.click(
    await screen.findByRole('button', { name: 'Körfez Bankası USD •••• 1326 hesabının kapatılmasını öner' }),
  );
  const dialog = await findDialog();
  await user.type(dialog.getByLabelText(/^Gerekçe/), 'Şube kapandı');
  await user.click(dialog.getByRole('button', { name: 'Öner' }));
  expect(await screen.findByText('Öneri kaydedildi, çalışanlara bildirildi')).toBeVisible();
  expect(requestsOf('ProposeBankAccountChange')[0]?.variables).toEqual({
    input: { kind: 'RETIRE', accountId: 'a1', note: 'Şube kapandı' },
  });
  expect(screen.getByText('1 Kasım 2026 tarihinde kapatıldı')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Eski Banka/ })).toBeNull();
});

describe('the bank account field of an offer', () => {
  const schema = offerDraftForm.pick(['currency', 'bankAccountId']);
  const accountsAnswer = (...bankAccounts: object[]) => ({ OfferBankAccounts: [{ data: { bankAccounts } }] });
  const account = (id: string, currency: string, iban: string) => ({
    __typename: 'BankAccount',
    id,
    bank: 'Körfez Bankası',
    currency,
    iban,
  });

  function CurrencySwitch() {
    const { values, setFieldValue } = useFormikContext<{ bankAccountId: string }>();
    return (
      <>
        <output>{values.bankAccountId}</output>
        <button type="button" onClick={() => void setFieldValue('currency', 'EUR')}>
          EUR
        </button>
      </>
    );
  }
  function renderField(bankAccountId: string, answersByName: Parameters<typeof answerByName>[0]) {
    mockLiveSocket();
    answerByName({ Me: [answers.me], NewQuotes: [answers.counts], ...answersByName });
    renderAdmin('/admin/offer', () => (
      <Form schema={schema} initialValues={{ currency: 'USD', bankAccountId }} onSubmit={() => Promise.resolve()}>
        <BankAccountField />
        <CurrencySwitch />
      </Form>
    ));
  }

  test('lists the accounts of the currency with their last digits, and is cleared when the currency changes', async () => {
    renderField(
      'u1',
      accountsAnswer(account('u1', 'USD', 'TR…1326'), account('u2', 'USD', 'TR…2222'), account('e1', 'EUR', 'DE…3000')),
    );
    const select = await screen.findByRole('combobox', { name: /Banka hesabı/ });
    await waitFor(() => expect(select).toHaveValue('u1'));
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Seçiniz', 'Körfez Bankası •••• 1326', 'Körfez Bankası •••• 2222']);
    await user.click(screen.getByRole('button', { name: 'EUR' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^$/));
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Gönderirken seçilir: Körfez Bankası •••• 3000', 'Körfez Bankası •••• 3000']);
  });

  test('keeps showing a retired account, so that the user sees that it must be replaced, and tells when there is no account', async () => {
    renderField('old', accountsAnswer());
    const select = await screen.findByRole('combobox', { name: /Banka hesabı/ });
    expect(await screen.findByText('USD hesabı yok; teklif banka bilgisi taşımaz.')).toBeVisible();
    expect(select).toHaveValue('old');
    expect(within(select).getByRole('option', { name: 'Kapatılmış hesap' })).toBeVisible();
  });
});
