import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { aQuoteRecord } from '../../testing/quote-records.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import { QuoteOffers } from '../quotes/detail/quote-offers.tsx';

const offer = {
  __typename: 'Offer' as const,
  id: 'o1',
  number: 'OFF-2026-0007',
  revision: 1,
  status: 'DRAFT' as const,
  expired: false,
  total: 1_000,
  currency: 'USD' as const,
  validUntil: '2026-12-05',
  language: 'FR' as const,
  approvalReasons: [],
  approvedAt: null,
  publicUrl: null,
  viewedAt: null,
  answer: null,
  changes: [],
  createdAt: '2026-11-20T10:00:00.000Z',
};
const shell = { Me: [answers.me], NewQuotes: [answers.counts] };
function Offers({ offers }: { offers: ReturnType<typeof aQuoteRecord>['offers'] }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      <QuoteOffers quote={aQuoteRecord({ offers })} />
    </>
  );
}
const renderOffers = (offers: ReturnType<typeof aQuoteRecord>['offers']) =>
  renderAdmin('/admin/quotes', () => <Offers offers={offers} />);

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
});

test('withdraws an offer only after a confirmation', async () => {
  const received = answerByName({
    ...shell,
    WithdrawOffer: [{ data: { withdrawOffer: { ...offer, status: 'WITHDRAWN' } } }],
  });
  renderOffers([{ ...offer, status: 'SENT' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Geri çek' }));
  expect(received.map(({ operationName }) => operationName)).not.toContain('WithdrawOffer');
  await userEvent.click(await screen.findByRole('button', { name: 'Geri çek' }));
  expect(await screen.findByText('Teklif geri çekildi')).toBeInTheDocument();
});

test('a draft is sent from its own page, where the user sees it; an admin can approve it in the list', async () => {
  answerByName({
    ...shell,
    ApproveOffer: [{ data: { approveOffer: { ...offer, approvedAt: '2026-11-21T10:00:00.000Z' } } }],
  });
  renderOffers([{ ...offer, approvalReasons: ['DISCOUNT', 'CREDIT_LIMIT'] }]);
  expect(await screen.findByText(/indirim sınırın üstünde ve toplam, firmanın kredi limitinin üstünde/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText('Teklif onaylandı')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByText('/admin/offers/o1?send=true')).toBeInTheDocument();
});

test('the dialog for sending again shows the mail, and warns when the request has moved to another company', async () => {
  const link = 'https://kordon.example/offer/…';
  const received = answerByName({
    ...shell,
    OfferMail: [
      {
        data: {
          offerMail: {
            __typename: 'OfferMail',
            contactPerson: 'Amélie Fontenoy',
            email: 'a.fontenoy@rocher.example',
            subject: 'Notre offre',
            content: `Bonjour\n${link}`,
            link,
            requestCompany: 'Rocher Holding',
          },
        },
      },
    ],
    SendOffer: ['unreachable', { data: { sendOffer: { ...offer, status: 'SENT' } } }],
  });
  renderOffers([{ ...offer, status: 'SENT' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Yeniden gönder' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'OFF-2026-0007 yeniden gönderilsin mi?' }));
  expect(await dialog.findByLabelText('Metin')).toHaveValue(`Bonjour\n${link}`);
  expect(dialog.getByText(/Talep artık/)).toHaveTextContent('Rocher Holding firmasına bağlı');
  await userEvent.click(dialog.getByRole('button', { name: 'Yeniden gönder' }));
  expect(await dialog.findByText(/ulaşılamıyor/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Yeniden gönder' }));
  expect(await screen.findByText('Teklif Gönderildi', { exact: false })).toBeInTheDocument();
  expect(received.filter(({ operationName }) => operationName === 'SendOffer').at(-1)?.variables).toEqual({
    id: 'o1',
    mail: null,
  });
});

test('a revision opens on its own page', async () => {
  answerByName({ ...shell, ReviseOffer: [{ data: { reviseOffer: { ...offer, id: 'o2', revision: 2 } } }] });
  renderOffers([{ ...offer, status: 'SENT' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Revize et' }));
  expect(await screen.findByText('/admin/offers/o2')).toBeInTheDocument();
});

test('shows what a revision changed; a superseded revision has only the actions that are still possible', async () => {
  answerByName(shell);
  const changes = [
    { field: 'unitPrice', line: 'rebar', before: 531 as unknown as null, after: 520.5 as unknown as null },
    { field: 'quantity', line: 'rebar, B500B', before: 5 as unknown as null, after: 6 as unknown as null },
    { field: 'partialShipment', line: null, before: null, after: false as unknown as null },
  ];
  renderOffers([
    { ...offer, revision: 2, changes },
    { ...offer, id: 'o2', status: 'SUPERSEDED' },
  ]);
  expect(await screen.findByRole('link', { name: 'OFF-2026-0007 / 2' })).toHaveAttribute('href', '/admin/offers/o1');
  await userEvent.click(screen.getByText('3 değişiklik'));
  expect(screen.getByText(/531,00/).closest('li')).toHaveTextContent('İnşaat demiri: Birim fiyat $531,00 → $520,50');
  expect(screen.getByText('İnşaat demiri, B500B').closest('li')).toHaveTextContent('5 → 6');
  expect(screen.getByText('İzin verilmez').closest('li')).toHaveTextContent('Kısmi yükleme boş → İzin verilmez');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Gönder', 'Düzenle', 'Taslaktan vazgeç']),
  );
  expect(screen.queryByRole('button', { name: 'Revize et' })).not.toBeInTheDocument();
});

test('copies the link, renews it after a confirmation, and shows whether the customer opened it', async () => {
  const received = answerByName({
    ...shell,
    RenewOfferLink: [
      { data: { renewOfferLink: { ...offer, status: 'SENT', publicUrl: 'https://kordon.example/offer/b' } } },
    ],
  });
  const user = userEvent.setup(); // installs a clipboard
  const viewedAt = '2026-11-21T09:30:00.000Z';
  renderOffers([{ ...offer, status: 'SENT', publicUrl: 'https://kordon.example/offer/a', viewedAt }]);
  expect(await screen.findByText(/Müşteri açtı: 21 Kas 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bağlantıyı kopyala' }));
  expect(await navigator.clipboard.readText()).toBe('https://kordon.example/offer/a');
  await user.click(screen.getByRole('button', { name: 'Bağlantıyı yenile' }));
  expect(received.map(({ operationName }) => operationName)).not.toContain('RenewOfferLink');
  await user.click((await screen.findAllByRole('button', { name: 'Bağlantıyı yenile' })).at(-1)!);
  expect(await screen.findByText('Bağlantı yenilendi')).toBeInTheDocument();
});

test('shows who accepted an offer, with the evidence, and why another offer was declined', async () => {
  answerByName(shell);
  const answer = {
    name: 'Samir Haddad',
    position: 'Purchasing manager',
    reason: null,
    mailbox: 'samir@misal.example',
    network: '203.0.113.7',
    language: 'AR' as const,
    userAgent: 'Mozilla/5.0',
    pdfSha256: 'ab'.repeat(32),
    createdAt: '2026-11-22T11:58:00.000Z',
  };
  renderOffers([
    { ...offer, status: 'ACCEPTED', answer },
    { ...offer, id: 'o2', status: 'DECLINED', answer: { ...answer, name: null, reason: 'Prix trop élevé' } },
  ]);
  expect(await screen.findByText(/kabul etti · 22 Kas 2026/)).toHaveTextContent('Samir Haddad, Purchasing manager');
  await userEvent.click(screen.getByText('Kabulün kanıtı'));
  for (const text of ['samir@misal.example', '203.0.113.7', 'ab'.repeat(32)])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/Müşterinin nedeni/)).toHaveTextContent('Prix trop élevé');
});
