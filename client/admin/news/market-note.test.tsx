import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MarketNoteRecordFragment } from '../../graphql/generated.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import MarketNote from './market-note.tsx';

const user = userEvent.setup({ delay: null });
const id = '3b1c1d59-4f0a-4c39-8f4c-5f1c0a5c5a22';

const aNote = (overrides: Partial<MarketNoteRecordFragment> = {}) => ({
  __typename: 'MarketNote' as const,
  id,
  slug: null,
  status: 'DRAFT' as const,
  picture: 'hero-rebar',
  texts: [
    { __typename: 'MarketNoteText', language: 'TR' as const, title: 'Hurda', summary: 'Geriliyor', content: 'Metin' },
  ],
  publishAt: null,
  publishedAt: null,
  notifiesSubscribers: false,
  campaignId: null,
  updatedAt: '2026-11-20T08:00:00.000Z',
  author: null,
  ...overrides,
});
const published = aNote({
  status: 'PUBLISHED',
  slug: 'hurda',
  publishedAt: '2026-11-26T20:00:00.000Z',
  updatedAt: '2026-11-26T20:00:00.000Z',
});

function renderNote(overrides: Parameters<typeof answerByName>[0] = {}) {
  mockLiveSocket();
  const requests = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    OneMarketNote: [{ data: { marketNote: aNote() } }],
    ...overrides,
  });
  renderAdmin(`/admin/news/${id}`, MarketNote, '/admin/news/:id');
  return (name: string) => requests.filter(({ operationName }) => operationName === name);
}

test('a draft is published, and its page is linked', async () => {
  const requestsOf = renderNote({ PublishMarketNote: [{ data: { publishMarketNote: published } }] });
  await user.click(await screen.findByRole('button', { name: 'Yayımla…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Notu yayımla' });
  await user.click(within(dialog).getByRole('button', { name: 'Yayımla' }));
  expect(await screen.findByRole('link', { name: 'Türkçe' })).toHaveAttribute('href', '/market-updates/hurda');
  expect(requestsOf('PublishMarketNote').map(({ variables }) => variables)).toEqual([
    { id, publishAt: null, notifySubscribers: true },
  ]);
});

test('a change is saved with its version, and must be saved before publishing', async () => {
  const saved = aNote({ picture: 'product-slab', updatedAt: '2026-11-26T20:00:00.000Z' });
  const requestsOf = renderNote({ SaveMarketNote: [{ data: { saveMarketNote: saved } }] });
  await user.click(await screen.findByRole('radio', { name: 'Slab istifi' }));
  expect(screen.getByRole('button', { name: 'Yayımla…' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByRole('status', { name: 'Not kaydedildi' })).toBeInTheDocument();
  expect(requestsOf('SaveMarketNote')[0]?.variables).toMatchObject({
    id,
    version: '2026-11-20T08:00:00.000Z',
    input: { picture: 'product-slab' },
  });
});

test('a published note can be withdrawn but not deleted, and is mailed once', async () => {
  const campaignId = 'c1';
  const requestsOf = renderNote({
    OneMarketNote: [{ data: { marketNote: { ...published, campaignId } } }],
    WithdrawMarketNote: [{ data: { withdrawMarketNote: aNote({ campaignId, slug: 'hurda' }) } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Yayından kaldır' }));
  expect(screen.queryByRole('button', { name: 'Taslağı sil' })).not.toBeInTheDocument();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yayından kaldır' }));
  await user.click(await screen.findByRole('button', { name: 'Yayımla…' }));
  expect(await screen.findByText(/yeniden gönderilmez/)).toBeInTheDocument();
  expect(requestsOf('WithdrawMarketNote')).toHaveLength(1);
});
