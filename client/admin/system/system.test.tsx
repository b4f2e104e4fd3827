import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FailedJobFragment, SystemStatusQuery } from '../../graphql/generated.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import System from './system.tsx';

const user = userEvent.setup({ delay: null });

type Status = SystemStatusQuery['systemStatus'];
const gigabyte = 1024 ** 3;

const aStatus = (values: Partial<Status> = {}) => ({
  data: {
    systemStatus: {
      __typename: 'SystemStatus' as const,
      version: '1.4.0',
      databaseVersion: '18.0 (Debian 18.0-1)',
      node: 'dugum-1',
      startedAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
      databaseBytes: 52 * 1024 ** 2,
      disk: { freeBytes: 30 * gigabyte, totalBytes: 80 * gigabyte },
      jobs: { waiting: 2, running: 1, retrying: 0, failed: 0, oldestDueSeconds: 0 },
      failedJobs: [],
      mail: {
        sender: 'Kordon Çelik <info@kordon.example>',
        usesServer: true,
        signIn: 'ACCEPTED',
        pausedUntil: null,
        lastSentAt: new Date().toISOString(),
        lastFailure: null,
      },
      lastBackup: {
        name: 'kordon-1.backup',
        time: new Date().toISOString(),
        size: 5 * 1024 ** 2,
      },
      feed: { sockets: 4, delay: 0.0021 },
      ...values,
    } satisfies Status & { __typename: 'SystemStatus' },
  },
});
const aJob = (values: Partial<FailedJobFragment> = {}): FailedJobFragment & { __typename: 'FailedJob' } => ({
  __typename: 'FailedJob',
  id: '41',
  name: 'notify-sales',
  state: 'FAILED',
  attempts: 25,
  maxAttempts: 25,
  nextRunAt: null,
  error: '550 no such user',
  ...values,
});

function renderSystem(overrides: Parameters<typeof answerByName>[0]) {
  mockLiveSocket();
  const requests = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    SystemStatus: [aStatus()],
    ...overrides,
  });
  renderAdmin('/admin/system', System);
  return (name: string) => requests.filter(({ operationName }) => operationName === name);
}

test('shows version, database, disk, backup, mail and feed', async () => {
  renderSystem({});
  const server = within(await screen.findByRole('region', { name: 'Sunucu' }));
  for (const text of ['1.4.0', 'dugum-1', '3 gün önce başlatıldı', '4', '3 ms gecikme'])
    expect(server.getByText(text)).toBeVisible();
  const data = screen.getByRole('region', { name: 'Veri' });
  expect(data).toHaveTextContent('PostgreSQL 18.0, 52 MB');
  expect(data).toHaveTextContent('30 GB boş, toplam 80 GB');
  expect(data).toHaveTextContent(', 5 MB');
  expect(data).not.toHaveTextContent('Yedek eski');
  expect(screen.getByRole('region', { name: 'E-posta' })).toHaveTextContent('Giriş kabul edildi');
  expect(screen.getByText('Kordon Çelik <info@kordon.example>')).toBeVisible();
  expect(screen.getByText('Yapılamayan iş yok')).toBeVisible();
});

test('marks what needs attention: no backup, a full disk, paused mail, waiting jobs', async () => {
  renderSystem({
    SystemStatus: [
      aStatus({
        lastBackup: null,
        disk: { freeBytes: gigabyte, totalBytes: 80 * gigabyte },
        jobs: { waiting: 7, running: 0, retrying: 0, failed: 0, oldestDueSeconds: 900 },
        mail: {
          sender: 'Kordon Çelik <info@kordon.example>',
          usesServer: true,
          signIn: 'REFUSED',
          pausedUntil: '2026-11-25T09:15:00.000Z',
          lastSentAt: null,
          lastFailure: { at: new Date().toISOString(), message: '535 authentication failed' },
        },
      }),
    ],
  });
  for (const text of [
    'Yedek yok',
    'Disk dolmak üzere',
    'Giriş reddedildi',
    '12:15 saatine kadar durduruldu',
    '535 authentication failed',
    'En eski iş 15 dakikadır bekliyor',
  ])
    expect(await screen.findByText(text)).toBeVisible();
});

test('a backup that is older than a night is marked, and a server that runs no jobs shows no state of mail', async () => {
  const time = new Date(Date.now() - 3 * 86_400_000).toISOString();
  renderSystem({ SystemStatus: [aStatus({ lastBackup: { name: 'kordon-1.backup', time, size: 1 }, mail: null })] });
  expect(await screen.findByText('Yedek eski')).toBeVisible();
  expect(screen.getByText('Bu sunucu e-posta göndermez, öbür sunucular gönderir.')).toBeVisible();
});

test('retrying a failed job loads the list again', async () => {
  const requests = renderSystem({
    SystemStatus: [aStatus({ failedJobs: [aJob(), aJob({ id: '42', name: 'of-a-later-version' })] }), aStatus()],
    RetryJobs: [{ data: { retryJobs: ['41'] } }],
  });
  expect(await screen.findByText('Yeni talep e-postası')).toBeVisible();
  expect(screen.getByText('of-a-later-version')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yeniden dene: Yeni talep e-postası 41' }));
  expect(await screen.findByText('İş yeniden kuyruğa alındı')).toBeVisible();
  expect(requests('RetryJobs')[0]?.variables).toEqual({ ids: ['41'] });
  expect(await screen.findByText('Yapılamayan iş yok')).toBeVisible();
});

test('all failed jobs can be retried together; a job that a colleague has removed is reported', async () => {
  const requests = renderSystem({
    SystemStatus: [aStatus({ failedJobs: [aJob(), aJob({ id: '42' })] }), aStatus()],
    RetryJobs: [{ data: { retryJobs: [] } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Hepsini yeniden dene' }));
  expect(await screen.findByText('İş artık kuyrukta değil')).toBeVisible();
  expect(requests('RetryJobs')[0]?.variables).toEqual({ ids: ['41', '42'] });
});

test('a job is discarded only after a confirmation', async () => {
  const requests = renderSystem({
    SystemStatus: [aStatus({ failedJobs: [aJob()] }), aStatus()],
    DiscardJobs: [{ data: { discardJobs: ['41'] } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Sil: Yeni talep e-postası 41' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(requests('DiscardJobs')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('İş silindi')).toBeVisible();
  expect(requests('DiscardJobs')[0]?.variables).toEqual({ ids: ['41'] });
});

test('an action that fails shows an error, and the job stays in the list', async () => {
  renderSystem({ SystemStatus: [aStatus({ failedJobs: [aJob()] })], RetryJobs: ['unreachable'] });
  await user.click(await screen.findByRole('button', { name: 'Yeniden dene: Yeni talep e-postası 41' }));
  expect(await screen.findByText('İşlem yapılamadı')).toBeVisible();
  expect(screen.getByText('Yeni talep e-postası')).toBeVisible();
});

test('a failed request shows an error and can be retried', async () => {
  renderSystem({ SystemStatus: ['unreachable', aStatus()] });
  expect(await screen.findByText('Sistem durumu yüklenemedi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /yeniden dene/i }));
  expect(await screen.findByText('1.4.0')).toBeVisible();
});

test('the page loads the state again every ten seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    renderSystem({ SystemStatus: [aStatus(), aStatus({ version: '1.5.0' })] });
    expect(await screen.findByText('1.4.0')).toBeVisible();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('1.5.0')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('a user who is not super admin does not see the state', async () => {
  const requests = renderSystem({ Me: [{ data: { me: { ...deniz, role: 'ADMIN' } } }] });
  await waitFor(() => expect(screen.queryByText('Sistem')).not.toBeInTheDocument());
  expect(requests('SystemStatus')).toEqual([]);
});
