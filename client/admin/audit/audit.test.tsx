import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName } from '../../testing/graphql-answers.ts';
import { liveServer } from '../../testing/live-socket.ts';
import { aFeed, anActivity } from '../../testing/records.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import AuditLog from './audit-log.tsx';

const user = userEvent.setup({ delay: null });
function show(given: Parameters<typeof answerByName>[0], address = '/admin/audit') {
  liveServer();
  const asked = answerByName({
    ...{
      Me: [answers.me],
      NewQuotes: [answers.counts],
      Colleagues: [{ data: { colleagues: [] } }],
      AuditLog: [aFeed()],
    },
    ...given,
  });
  renderAdmin(address, AuditLog);
  return () => asked.filter(({ operationName }) => operationName === 'AuditLog');
}

test('an edit tells each field before and after, in words of the panel', async () => {
  const edit = anActivity({
    action: 'UPDATE',
    targetType: 'companies',
    targetId: 'c1',
    details: { name: 'Ege Demir' },
    changes: { status: ['active', 'inactive'] },
    actorName: 'Baran Kılıç',
  });
  show({ AuditLog: [aFeed(edit)] });
  const row = await screen.findByRole('row', { name: /Baran Kılıç.*Ege Demir.*durum: Aktif → Pasif/ });
  expect(row).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ege Demir' })).toHaveAttribute('href', '/admin/companies/c1');
});

test('reversed days are refused in place, and ask nothing', async () => {
  const asked = show({}, '/admin/audit?from=2026-11-20&to=2026-11-19');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('Bu seçime uyan değişiklik yok')).toBeVisible();
  expect(asked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /temizle/i }));
  await waitFor(() => expect(asked()).toHaveLength(1));
});

test('an address that leaves nothing says how to see more', async () => {
  const asked = show({}, '/admin/audit?targetType=companies&action=DELETE');
  expect(await screen.findByText('Bu seçime uyan değişiklik yok')).toBeVisible();
  expect(asked()[0]?.variables.filter).toEqual({ targetType: ['companies'], action: ['DELETE'] });
});

test('a log that cannot be had says so and is asked for again', async () => {
  show({ AuditLog: ['unreachable', aFeed()] });
  expect(await screen.findByText('Denetim kaydı yüklenemedi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /yeniden dene/i }));
  expect(await screen.findByText('Bu seçime uyan değişiklik yok')).toBeVisible();
});
