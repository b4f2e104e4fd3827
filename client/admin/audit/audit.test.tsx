import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { activityLogResponse, anActivity } from '../../testing/records.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import AuditLog from './audit-log.tsx';

const user = userEvent.setup({ delay: null });
function renderLog(overrides: Parameters<typeof answerByName>[0], address = '/admin/audit') {
  mockLiveSocket();
  const requests = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    Colleagues: [{ data: { colleagues: [] } }],
    AuditLog: [activityLogResponse()],
    ...overrides,
  });
  renderAdmin(address, AuditLog);
  return () => requests.filter(({ operationName }) => operationName === 'AuditLog');
}

test('an edit shows the translated old and new value of each field', async () => {
  const edit = anActivity({
    action: 'UPDATE',
    targetType: 'companies',
    targetId: 'c1',
    details: { name: 'Ege Demir' },
    changes: { status: ['active', 'inactive'] },
    actorName: 'Baran Kılıç',
  });
  renderLog({ AuditLog: [activityLogResponse(edit)] });
  const row = await screen.findByRole('row', { name: /Baran Kılıç.*Ege Demir.*Durum: Aktif → Pasif/ });
  expect(row).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ege Demir' })).toHaveAttribute('href', '/admin/companies/c1');
});

test('a reversed date range shows an error and sends no request', async () => {
  const auditRequests = renderLog({}, '/admin/audit?from=2026-11-20&to=2026-11-19');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('Bu seçime uyan değişiklik yok')).toBeVisible();
  expect(auditRequests()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /temizle/i }));
  await waitFor(() => expect(auditRequests()).toHaveLength(1));
});

test('filters of the URL are applied, and an empty result shows a message', async () => {
  const auditRequests = renderLog({}, '/admin/audit?targetType=companies&action=DELETE');
  expect(await screen.findByText('Bu seçime uyan değişiklik yok')).toBeVisible();
  expect(auditRequests()[0]?.variables.filter).toEqual({ targetType: ['companies'], action: ['DELETE'] });
});

test('a failed request shows an error and can be retried', async () => {
  renderLog({ AuditLog: ['unreachable', activityLogResponse()] });
  expect(await screen.findByText('Denetim kaydı yüklenemedi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /yeniden dene/i }));
  expect(await screen.findByText('Bu seçime uyan değişiklik yok')).toBeVisible();
});
