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
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2099-01-01T08:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  ...overrides,
});
const tokens = (...apiTokens: object[]) => ({ data: { apiTokens } });

function renderTokens(overrides: Parameters<typeof answerByName>[0]) {
  mockLiveSocket();
  const requests = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    ApiTokens: [tokens(aToken())],
    ...overrides,
  });
  renderAdmin('/admin/tokens', Tokens);
  return (name: string) => requests.filter(({ operationName }) => operationName === name);
}

test('shows an empty state without tokens', async () => {
  renderTokens({ ApiTokens: [tokens()] });
  expect(await screen.findByText('Henüz anahtarınız yok')).toBeVisible();
});

test('a new secret is shown once, and inserted into the examples', async () => {
  renderTokens({
    CreateApiToken: [{ data: { createApiToken: { __typename: 'NewApiToken', secret, token: aToken() } } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Yeni anahtar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await dialog.findByText('Bu alan zorunludur.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Ad/), 'Aylık rapor');
  await user.click(dialog.getByRole('button', { name: 'Oluştur' }));
  expect(await screen.findByText(secret)).toBeVisible();
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
    ApiTokens: [tokens(aToken(), expired)],
    RevokeApiToken: [{ data: { revokeApiToken: aToken({ revokedAt }) } }],
  });
  expect(await screen.findByText(/süresi doldu/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Eski rapor anahtarını iptal et' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Aylık rapor anahtarını iptal et' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'İptal et' }));
  expect(await screen.findByText(/tarihinde iptal edildi/)).toBeVisible();
  expect(requestsOf('RevokeApiToken')[0]?.variables).toEqual({ id: 't1' });
});
