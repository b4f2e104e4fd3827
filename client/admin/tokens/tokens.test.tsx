import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ApiTokenFragment } from '../../graphql/generated.ts';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import Tokens from './tokens.tsx';

const user = userEvent.setup({ delay: null });
const secret = 'kordon_2f6d1c8a';

const aToken = (overrides: Partial<ApiTokenFragment> = {}) => ({
  __typename: 'ApiToken' as const,
  id: 't1',
  name: 'Aylık rapor',
  hint: 'kordon_2f',
  scopes: ['read'],
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2099-01-01T08:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  ...overrides,
});
const tokensAnswer = (...apiTokens: object[]) => ({ data: { apiTokens } });

function renderTokens(overrides: Parameters<typeof answerByName>[0]) {
  mockLiveSocket();
  const requests = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    ApiTokens: [tokensAnswer(aToken())],
    AllApiTokens: [{ data: { allApiTokens: [] } }],
    ...overrides,
  });
  renderAdmin('/admin/tokens', Tokens);
  return (name: string) => requests.filter(({ operationName }) => operationName === name);
}

test('shows an empty state without tokens', async () => {
  renderTokens({ ApiTokens: [tokensAnswer()] });
  expect(await screen.findByText('Henüz anahtarınız yok')).toBeVisible();
});

test('a new secret is shown once, and inserted into the examples', async () => {
  const requestsOf = renderTokens({
    CreateApiToken: [{ data: { createApiToken: { __typename: 'NewApiToken', secret, token: aToken() } } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Yeni anahtar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText('Bu alan zorunludur.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Ad/), 'Aylık rapor');
  await user.click(dialog.getByRole('checkbox', { name: /^Okuma/ }));
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText('En az bir alan seçin.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /^Dışa aktarma/ }));
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText(secret)).toBeVisible();
  expect(requestsOf('CreateApiToken')[0]?.variables).toEqual({ name: 'Aylık rapor', days: 90, scopes: ['export'] });
  await user.click(screen.getByRole('button', { name: 'Kopyaladım' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('region', { name: 'Python' })).toHaveTextContent(`Bearer ${secret}`);
});

test('the limit of tokens is reported beside the field, and the name is kept', async () => {
  renderTokens({ CreateApiToken: [graphqlError('BAD_USER_INPUT', { fields: { name: 'form.token.tooMany' } })] });
  await user.click(await screen.findByRole('button', { name: 'Yeni anahtar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Ad/), 'Bir fazlası');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText(/En fazla 20 geçerli anahtarınız/)).toBeVisible();
  expect(dialog.getByLabelText(/^Ad/)).toHaveValue('Bir fazlası');
});

test('a token is revoked after a confirmation; an expired token cannot be revoked', async () => {
  const expired = aToken({ id: 't2', name: 'Eski rapor', expiresAt: '2026-01-01T08:00:00.000Z' });
  const revokedAt = '2026-11-21T08:00:00.000Z';
  const requestsOf = renderTokens({
    ApiTokens: [tokensAnswer(aToken(), expired)],
    RevokeApiToken: [{ data: { revokeApiToken: aToken({ revokedAt }) } }],
  });
  expect(await screen.findByText(/süresi doldu/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Eski rapor anahtarını iptal et' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Aylık rapor anahtarını iptal et' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'İptal et' }));
  expect(await screen.findByText(/tarihinde iptal edildi/)).toBeVisible();
  expect(requestsOf('RevokeApiToken')[0]?.variables).toEqual({ id: 't1' });
});

test('cancelling the proof of identity keeps the input; after the proof the token is created', async () => {
  const requestsOf = renderTokens({
    ConfirmIdentity: [{ data: { confirmIdentity: true } }],
    CreateApiToken: [
      graphqlError('PROOF_REQUIRED'),
      graphqlError('PROOF_REQUIRED'),
      { data: { createApiToken: { __typename: 'NewApiToken', secret, token: aToken() } } },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Yeni anahtar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Ad/), 'Aylık rapor');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  const findProof = async () => within(await screen.findByRole('dialog', { name: 'Kimliğinizi doğrulayın' }));
  await user.click((await findProof()).getByRole('button', { name: 'Vazgeç' }));
  expect(await dialog.findByText(/Kimliğiniz doğrulanmadığı için/)).toBeVisible();
  expect(dialog.getByLabelText(/^Ad/)).toHaveValue('Aylık rapor');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  const proof = await findProof();
  await user.type(proof.getByLabelText(/^Şimdiki şifre/), 'parola');
  await user.click(proof.getByRole('button', { name: 'Doğrula' }));
  expect(await screen.findByText(secret)).toBeVisible();
  expect(requestsOf('CreateApiToken')).toHaveLength(3);
});

test('a super admin also sees the tokens of others, with their owners, and revokes them', async () => {
  const foreign = {
    ...aToken({ id: 't9', name: 'Nil raporu', scopes: ['read', 'write'] }),
    owner: { __typename: 'Colleague', id: 'n', name: 'Nil Er' },
  };
  const requestsOf = renderTokens({
    AllApiTokens: [
      {
        data: { allApiTokens: [foreign, { ...aToken(), owner: { __typename: 'Colleague', id: 'd', name: 'Deniz' } }] },
      },
    ],
    RevokeApiToken: [{ data: { revokeApiToken: aToken({ id: 't9', revokedAt: '2026-11-21T08:00:00.000Z' }) } }],
  });
  const others = within(await screen.findByRole('region', { name: 'Diğer kullanıcıların anahtarları' }));
  expect(others.getAllByRole('listitem')).toHaveLength(1);
  expect(others.getByRole('listitem')).toHaveTextContent('Nil Er · Okuma ve Yazma');
  await user.click(others.getByRole('button', { name: 'Nil raporu anahtarını iptal et' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'İptal et' }));
  await waitFor(() => expect(requestsOf('RevokeApiToken')[0]?.variables).toEqual({ id: 't9' }));
});
