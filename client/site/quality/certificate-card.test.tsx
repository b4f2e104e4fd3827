import { existsSync } from 'node:fs';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { certificateCards } from './certificates.ts';

const user = userEvent.setup({ delay: null });
const show = () =>
  renderOnSite(
    certificateCards.map((certificate) => <CertificateCard key={certificate.id} certificate={certificate} />),
  );

async function preview(standard: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`: ${standard}$`) }));
  const dialog = screen.getByRole('dialog');
  return { dialog, picture: within(dialog).getByRole('img') };
}

test('six certificates, each with a preview of its own', () => {
  show();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.getAllByRole('button', { name: /^Önizleyin/ })).toHaveLength(6);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the preview is a sample under a watermark, blurred where the original is guarded, with a note on copyright', async () => {
  show();
  const { dialog, picture } = await preview('ISO 9001');
  expect(dialog).toHaveAccessibleName(/ISO 9001/);
  expect(within(picture).getAllByText('ÖRNEK')).toHaveLength(3);
  expect(picture.querySelector('[data-guarded]')).toHaveTextContent('ISO 9001');
  expect(dialog).toHaveTextContent(/©/);
});

test.each(certificateCards)('the guilloche of $standard is there', async ({ standard }) => {
  show();
  const { picture } = await preview(standard);
  expect(existsSync(`public${picture.querySelector('image')?.getAttribute('href')}`)).toBe(true);
});

test('what a buyer gets anyway is shown sharp', async () => {
  show();
  const { picture } = await preview('EN 10204');
  expect(picture.querySelector('[data-guarded]')).toBeNull();
  expect(within(picture).getAllByText('ÖRNEK')).toHaveLength(3);
});

test('neither the right button nor dragging takes it away', async () => {
  show();
  const { picture } = await preview('API Spec 6A');
  for (const event of [createEvent.contextMenu(picture), createEvent.dragStart(picture)]) {
    fireEvent(picture, event);
    expect(event.defaultPrevented).toBe(true);
  }
});

test('the keyboard opens and closes it, and Tab stays inside', async () => {
  show();
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
