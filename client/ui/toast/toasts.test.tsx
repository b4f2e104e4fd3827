import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { notify } from './notify.ts';
import { ToastRegion } from './toast-region.tsx';

const saved = {
  type: 'success',
  title: '✅ Güncellendi',
  description: 'Firma bilgileri başarıyla güncellendi',
} as const;

test('shows the first toast when its code is loaded, with the emoji in its accessible name', async () => {
  renderOnSite(<ToastRegion />);
  notify(saved);

  const toast = await screen.findByRole('status');
  expect(toast).toHaveAccessibleName('✅ Güncellendi');
  expect(toast).toHaveAccessibleDescription('Firma bilgileri başarıyla güncellendi');
});

test('announces an error as an alert and a success as a status', async () => {
  renderOnSite(<ToastRegion />);
  notify({ type: 'error', title: '❌ Güncelleme Hatası' });
  expect(await screen.findByRole('alert', { name: '❌ Güncelleme Hatası' })).toBeInTheDocument();
});

test('a toast can be closed and can offer an action', async () => {
  const undo = jest.fn();
  renderOnSite(<ToastRegion />);
  notify({ ...saved, title: 'Kapanır' });
  notify({ ...saved, title: 'Geri alınır', action: { label: 'Geri al', onClick: undo } });

  await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
  expect(undo).toHaveBeenCalledTimes(1);
  const toast = within(screen.getByRole('status', { name: 'Kapanır' }));
  await userEvent.click(toast.getByRole('button', { name: 'Bildirimi kapat' }));
  await waitFor(() => expect(screen.queryByText('Kapanır')).not.toBeInTheDocument());
});

test('a later toast with the same topic replaces the earlier one', async () => {
  renderOnSite(<ToastRegion />);
  notify({ type: 'error', title: 'İlk hata', topic: 'form' });
  await screen.findByText('İlk hata');
  notify({ type: 'error', title: 'İkinci hata', topic: 'form' });

  await screen.findByText('İkinci hata');
  await waitFor(() => expect(screen.queryByText('İlk hata')).not.toBeInTheDocument());
});

test('Alt+T moves the focus to the toasts', async () => {
  renderOnSite(<ToastRegion />);
  notify(saved);
  await screen.findAllByRole('status');
  fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT' });
  await waitFor(() => expect(screen.getByRole('region', { name: 'Bildirimler (Alt+T)' })).toHaveFocus());
});
