import { existsSync } from 'node:fs';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { certificateCards } from './certificates.ts';

const user = userEvent.setup({ delay: null });
const renderCards = () =>
  renderOnSite(
    certificateCards.map((certificate) => <CertificateCard key={certificate.id} certificate={certificate} />),
  );

async function openPreview(standard: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`: ${standard}$`) }));
  const dialog = screen.getByRole('dialog');
  return { dialog, picture: within(dialog).getByRole('img') };
}

test('shows six certificates, each with a preview button', () => {
  renderCards();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.getAllByRole('button', { name: /^Önizleyin/ })).toHaveLength(6);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the preview of a protected certificate is blurred, with watermarks and a copyright note', async () => {
  renderCards();
  const { dialog, picture } = await openPreview('ISO 9001');
  expect(dialog).toHaveAccessibleName(/ISO 9001/);
  expect(within(picture).getAllByText('ÖRNEK')).toHaveLength(3);
  expect(picture.querySelector('[data-protected]')).toHaveTextContent('ISO 9001');
  expect(dialog).toHaveTextContent(/©/);
});

test.each(certificateCards)('the guilloche file of $standard exists', async ({ standard }) => {
  renderCards();
  const { picture } = await openPreview(standard);
  expect(existsSync(`public${picture.querySelector('image')?.getAttribute('href')}`)).toBe(true);
});

test('the preview of an unprotected certificate is not blurred', async () => {
  renderCards();
  const { picture } = await openPreview('EN 10204');
  expect(picture.querySelector('[data-protected]')).toBeNull();
  expect(within(picture).getAllByText('ÖRNEK')).toHaveLength(3);
});

test('context menu and dragging are disabled for the preview', async () => {
  renderCards();
  const { picture } = await openPreview('API Spec 6A');
  for (const event of [createEvent.contextMenu(picture), createEvent.dragStart(picture)]) {
    fireEvent(picture, event);
    expect(event.defaultPrevented).toBe(true);
  }
});

test('the keyboard opens and closes the preview, and Tab stays inside', async () => {
  renderCards();
  screen.getByRole('button', { name: /: CE$/ }).focus();
  await user.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog');
  const close = within(dialog).getByRole('button');
  close.focus();
  await user.tab();
  expect(close).toHaveFocus();
  await user.tab({ shift: true });
  expect(close).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
