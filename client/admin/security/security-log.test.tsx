import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SecurityEntryFragment } from '../../graphql/generated.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import SecurityLog from './security-log.tsx';

const user = userEvent.setup({ delay: null });

let lastId = 0;
const anEvent = (values: Partial<SecurityEntryFragment>): SecurityEntryFragment => ({
  id: String(++lastId),
  kind: 'SIGN_IN',
  actor: null,
  network: null,
  details: {},
  createdAt: '2026-11-20T09:00:00.000Z',
  ...values,
});
const eventsAnswer = (...events: SecurityEntryFragment[]) => ({
  data: {
    securityEvents: {
      __typename: 'SecurityEventConnection',
      edges: events.map((node) => ({
        __typename: 'SecurityEventEdge',
        cursor: node.id,
        node: { __typename: 'SecurityEvent', ...node },
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});

function renderLog(overrides: Parameters<typeof answerByName>[0], address = '/admin/security-log') {
  mockLiveSocket();
  const requests = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    Colleagues: [{ data: { colleagues: [] } }],
    SecurityLog: [eventsAnswer()],
    ...overrides,
  });
  renderAdmin(address, SecurityLog);
  return () => requests.filter(({ operationName }) => operationName === 'SecurityLog');
}

test('an event is shown in Turkish: kind, person, network and details', async () => {
  renderLog({
    SecurityLog: [
      eventsAnswer(
        anEvent({ kind: 'SIGN_IN_FAILED', network: '203.0.113.0/24', details: { reason: 'password', repeated: 37 } }),
        anEvent({
          kind: 'ROLE_CHANGED',
          actor: 'selin@kordon.example',
          details: { to: 'super_admin', from: 'sales', user: 'ece@kordon.example' },
        }),
        anEvent({ kind: 'SIGN_IN', actor: 'selin@kordon.example', details: { newDevice: true, secondFactor: false } }),
        anEvent({ kind: 'PERSON_ERASED', details: { somethingNew: 'değer' } }),
      ),
    ],
  });
  const failed =
    'Başarısız giriş Ziyaretçi ve sistem 203.0.113.0/24 Neden: yanlış e-posta ya da şifre · Aynısından başka: 37';
  expect(await screen.findByRole('row', { name: new RegExp(failed) })).toBeVisible();
  const role =
    'Yetki değiştirildi selin@kordon.example – Kullanıcı: ece@kordon.example · Önce: Satış · Sonra: Süper yönetici';
  expect(screen.getByRole('row', { name: new RegExp(role) })).toBeVisible();
  expect(screen.getByRole('row', { name: /Giriş selin@kordon.example – Yeni cihaz$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Kişisel veriler silindi .* somethingNew: değer/ })).toBeVisible();
});

test('filters of the URL are applied, and the button reads the log again', async () => {
  const requests = renderLog(
    { SecurityLog: [eventsAnswer(), eventsAnswer(anEvent({ kind: 'EXPORTED' }))] },
    '/admin/security-log?kind=EXPORTED,SIGN_OUT&actor=-&from=2026-11-20',
  );
  expect(await screen.findByText('Bu seçime uyan olay yok')).toBeVisible();
  expect(requests()[0]?.variables.filter).toEqual({
    kind: ['SIGN_OUT', 'EXPORTED'],
    actor: '',
    fromDay: '2026-11-20',
  });
  await user.click(screen.getByRole('button', { name: 'Yenile' }));
  expect(await screen.findByRole('row', { name: /Dışa aktarma/ })).toBeVisible();
});

test('a reversed date range sends no request', async () => {
  const requests = renderLog({}, '/admin/security-log?from=2026-11-20&to=2026-11-19');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(requests()).toEqual([]);
});

test('a failed request shows an error and can be retried', async () => {
  renderLog({ SecurityLog: ['unreachable', eventsAnswer()] });
  expect(await screen.findByText('Güvenlik kaydı yüklenemedi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /yeniden dene/i }));
  expect(await screen.findByText('Bu seçime uyan olay yok')).toBeVisible();
});

test('a user who is not super admin does not see the log', async () => {
  const requests = renderLog({ Me: [{ data: { me: { ...deniz, role: 'ADMIN' } } }] });
  await waitFor(() => expect(screen.queryByText('Güvenlik kaydı')).not.toBeInTheDocument());
  expect(requests()).toEqual([]);
});
