import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import Inbox from './inbox.tsx';

const user = userEvent.setup({ delay: null });
const rocher = { __typename: 'Company', id: '33333333-3333-4333-8333-333333333333', name: 'Aciéries du Rocher' };
const amelie = { __typename: 'Contact', id: '44444444-4444-4444-8444-444444444444', name: 'Amélie Fontenoy' };

const aMail = (overrides: object = {}) => ({
  __typename: 'InboundMail',
  id: '11111111-1111-4111-8111-111111111111',
  status: 'WAITING',
  kind: 'MESSAGE',
  folder: 'INBOX',
  senderName: 'Karim Bensaïd',
  senderEmail: 'k.bensaid@rocher.example',
  recipients: [{ __typename: 'MailRecipient', name: '', email: 'satis@kordon.example', kind: 'TO' }],
  subject: 'Complément, billettes 5SP',
  snippet: 'Bonjour, je remplace Amélie Fontenoy',
  receivedAt: '2026-11-24T11:22:00.000Z',
  spf: 'PASS',
  dkim: 'PASS',
  dmarc: 'PASS',
  lookAlikeOf: null,
  company: null,
  suggestion: {
    __typename: 'MailSuggestion',
    reason: 'DOMAIN',
    company: rocher,
    contact: null,
    quoteRequest: { __typename: 'QuoteRequest', id: '7', reference: 'KC-7HQ2ZX', status: 'QUOTED' },
  },
  recipientCount: 1,
  sentAt: '2026-11-24T11:21:00.000Z',
  notes: [],
  dkimDomain: 'rocher.example',
  mailboxAddress: 'satis@kordon.example',
  decidedAt: null,
  decider: null,
  files: [{ __typename: 'InboundMailFile', id: '9', name: 'Cahier-des-charges.pdf', size: 412_000 }],
  body: {
    __typename: 'InboundMailBody',
    text: 'Bonjour,\nje remplace Amélie Fontenoy.',
    html: null,
    remotePictures: 0,
    headers: 'Received: from mx.rocher.example',
  },
  ...overrides,
});
const impostor = aMail({
  id: '22222222-2222-4222-8222-222222222222',
  senderName: 'Al-Nakheel Accounts',
  senderEmail: 'accounts@nakheelstee1.example',
  subject: 'Updated bank details',
  dmarc: 'FAIL',
  lookAlikeOf: 'nakheelsteel.example',
  suggestion: null,
  body: {
    __typename: 'InboundMailBody',
    text: '',
    html: '<p>Kindly note</p>',
    remotePictures: 2,
    headers: '',
  },
});
const listOf = (...nodes: object[]) => ({
  data: {
    inboundMails: {
      edges: nodes.map((node, index) => ({ __typename: 'InboundMailEdge', cursor: String(index), node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});
const countsOf = (waiting: number, overrides: object = {}) => ({
  data: {
    inboundMailCounts: {
      __typename: 'InboundMailCounts',
      waiting,
      linked: 214,
      ignored: 38,
      addresses: ['satis@kordon.example'],
      failing: 0,
      lastReadAt: '2026-11-24T11:30:00.000Z',
      ...overrides,
    },
  },
});
const shell = { Me: [answers.me], NewQuotes: [answers.counts] };
const path = `/admin/inbox?mail=${aMail().id}`;
const openMail = () => screen.findByRole('article', { name: 'Complément, billettes 5SP' });

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
});

test('lists waiting mails with the check of the sender, the suggested company and a warning for an impostor', async () => {
  answerByName({ ...shell, InboundMails: [listOf(aMail(), impostor)], InboundMailCounts: [countsOf(2)] });
  renderAdmin('/admin/inbox', Inbox);

  const row = await screen.findByRole('link', { name: /Karim Bensaïd/ });
  expect(within(row).getByText('Gönderen doğrulandı')).toBeVisible();
  expect(within(row).getByText('Aciéries du Rocher')).toBeVisible();
  const warned = screen.getByRole('link', { name: /Al-Nakheel Accounts/ });
  expect(within(warned).getByText('Doğrulama başarısız')).toBeVisible();
  expect(within(warned).getByText('nakheelsteel.example taklidi olabilir')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Bekleyen/ })).toHaveTextContent('2');
  expect(screen.getByRole('button', { name: /^Bağlanan/ })).toHaveTextContent('214');
});

test('the navigation shows the number of waiting mails; the inbox updates it', async () => {
  answerByName({
    ...shell,
    WaitingMails: [countsOf(3)],
    InboundMails: [listOf(aMail())],
    InboundMailCounts: [countsOf(2)],
  });
  const { unmount } = renderAdmin('/admin/companies');
  expect(await screen.findAllByRole('link', { name: 'Gelen kutusu 3 bekleyen e-posta' })).toHaveLength(1);
  unmount();
  renderAdmin('/admin/inbox', Inbox);
  expect(await screen.findAllByRole('link', { name: 'Gelen kutusu 2 bekleyen e-posta' })).toHaveLength(1);
});

test('shows a mail with its checks, suggestion, text and files', async () => {
  answerByName({
    ...shell,
    InboundMails: [listOf(aMail())],
    InboundMailCounts: [countsOf(1)],
    InboundMail: [{ data: { inboundMail: aMail() } }],
  });
  renderAdmin(path, Inbox);

  const mail = within(await openMail());
  expect(mail.getByText('DKIM geçti, rocher.example')).toBeVisible();
  expect(mail.getByRole('heading', { name: 'Önerilen eşleşme: alan adı firmaya ait' })).toBeVisible();
  expect(mail.getByRole('link', { name: 'KC-7HQ2ZX' })).toHaveAttribute('href', '/admin/quotes/7');
  expect(mail.getByText(/je remplace Amélie Fontenoy\./)).toBeVisible();
  expect(mail.getByRole('link', { name: 'Cahier-des-charges.pdf' })).toHaveAttribute('href', '/attachments/9');
});

test('HTML is shown in a sandboxed frame, with remote pictures only on request', async () => {
  answerByName({
    ...shell,
    InboundMails: [listOf(impostor)],
    InboundMailCounts: [countsOf(1)],
    InboundMail: [{ data: { inboundMail: impostor } }],
  });
  renderAdmin(`/admin/inbox?mail=${impostor.id}`, Inbox);

  const frame = await screen.findByTitle('Updated bank details');
  expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  expect(frame).toHaveAttribute('src', `/inbound-mails/${impostor.id}/page`);
  await user.click(screen.getByRole('button', { name: 'Görselleri göster' }));
  expect(screen.getByTitle('Updated bank details')).toHaveAttribute(
    'src',
    `/inbound-mails/${impostor.id}/page?pictures=on`,
  );
});

test('a mail is ignored with Y and waits again with Z', async () => {
  const requests = answerByName({
    ...shell,
    InboundMails: [listOf(aMail()), listOf()],
    InboundMailCounts: [countsOf(1), countsOf(0)],
    InboundMail: [{ data: { inboundMail: aMail() } }],
    IgnoreMail: [{ data: { ignoreMail: aMail({ status: 'IGNORED' }) } }],
    RestoreMail: [{ data: { restoreMail: aMail() } }],
  });
  renderAdmin(path, Inbox);
  await openMail();

  await user.keyboard('y');
  expect(await screen.findByText('E-posta yok sayıldı')).toBeVisible();
  const sent = (name: string) => requests.find(({ operationName }) => operationName === name)?.variables;
  expect(sent('IgnoreMail')).toEqual({ id: aMail().id, rule: null });
  await user.keyboard('z');
  expect(await screen.findByText('E-posta yeniden bekliyor')).toBeVisible();
  expect(sent('RestoreMail')).toEqual({ id: aMail().id });
});

test('a lead takes name and suggested company of the mail', async () => {
  const requests = answerByName({
    ...shell,
    InboundMails: [listOf(aMail())],
    InboundMailCounts: [countsOf(1)],
    InboundMail: [{ data: { inboundMail: aMail() } }],
    CompanyOfRecord: [{ data: { company: { ...rocher, companyCode: 'KC-0007' } } }],
    CreateLeadFromMail: [{ data: { createLeadFromMail: aMail({ status: 'LINKED', company: rocher }) } }],
  });
  renderAdmin(path, Inbox);
  await user.click(within(await openMail()).getByRole('button', { name: /^Aday aç/ }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Aday aç' }));
  expect(dialog.getByLabelText(/Ad/)).toHaveValue('Karim Bensaïd');
  await user.click(dialog.getByRole('button', { name: 'Aday aç' }));
  expect(await screen.findByText('Aday açıldı')).toBeVisible();
  expect(requests.find(({ operationName }) => operationName === 'CreateLeadFromMail')?.variables).toEqual({
    id: aMail().id,
    input: { name: 'Karim Bensaïd', company: 'Aciéries du Rocher', companyId: rocher.id },
  });
});

test('a mail is linked with a contact of the company; a refusal keeps the dialog', async () => {
  const withContact = aMail({ suggestion: { ...aMail().suggestion, contact: amelie, quoteRequest: null } });
  const requests = answerByName({
    ...shell,
    InboundMails: [listOf(withContact)],
    InboundMailCounts: [countsOf(1)],
    InboundMail: [{ data: { inboundMail: withContact } }],
    CompanyOfRecord: [{ data: { company: { ...rocher, companyCode: 'KC-0007' } } }],
    ContactChoices: [
      {
        data: {
          contacts: {
            edges: [{ cursor: '0', node: { ...amelie, email: 'a.fontenoy@rocher.example', isPrimary: true } }],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      },
    ],
    LinkMail: [graphqlError('CONFLICT'), { data: { linkMail: aMail({ status: 'LINKED', company: rocher }) } }],
  });
  renderAdmin(path, Inbox);
  await user.click(within(await openMail()).getByRole('button', { name: /^Kayda bağla/ }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Kayda bağla' }));
  await dialog.findByRole('option', { name: 'Amélie Fontenoy, a.fontenoy@rocher.example' });
  expect(dialog.getByLabelText('Kişi')).toHaveValue(amelie.id);
  await user.click(dialog.getByRole('button', { name: 'Bağla' }));
  await waitFor(() => expect(requests.filter(({ operationName }) => operationName === 'LinkMail')).toHaveLength(1));
  expect(screen.getByRole('dialog', { name: 'Kayda bağla' })).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Bağla' }));
  expect(await screen.findByText('E-posta bağlandı')).toBeVisible();
  expect(requests.findLast(({ operationName }) => operationName === 'LinkMail')?.variables).toEqual({
    id: aMail().id,
    input: { companyId: rocher.id, contactId: amelie.id, quoteRequestId: null },
  });
});

test('without a mailbox, the empty list says how to add one; a mailbox that fails is named in the header', async () => {
  answerByName({ ...shell, InboundMails: [listOf()], InboundMailCounts: [countsOf(0, { addresses: [], failing: 1 })] });
  renderAdmin('/admin/inbox', Inbox);
  expect(await screen.findByText('Okunan posta kutusu yok')).toBeVisible();
  expect(screen.getAllByText('Bir posta kutusu okunamıyor')).not.toHaveLength(0);
});
