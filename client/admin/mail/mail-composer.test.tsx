import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import { MailComposer } from './mail-composer.tsx';
import type { MailDraft } from './mail-draft.ts';

const amelie = {
  __typename: 'Contact',
  id: '3b1c1d59-4f0a-4c39-8f4c-5f1c0a5c5a01',
  name: 'Amélie Fontenoy',
  email: 'a.fontenoy@rocher.example',
  isPrimary: true,
};
const contactChoices = {
  data: { contacts: { edges: [{ cursor: '1', node: amelie }], pageInfo: { hasNextPage: false, endCursor: null } } },
};
/** @param wait milliseconds until the mail is sent */
const scheduled = (wait = 0) => ({
  data: {
    scheduleMail: {
      __typename: 'ScheduledMail',
      id: 'c1',
      companyId: 'x',
      contactId: null,
      quoteRequestId: null,
      replyTo: null,
      recipient: amelie.email,
      cc: [],
      bcc: [],
      subject: 'x',
      content: 'x',
      language: 'FR',
      files: [],
      quoted: false,
      template: null,
      sendAt: new Date(Date.now() + wait).toISOString(),
      failure: null,
      author: null,
    },
  },
});
const templates = {
  data: {
    mailTemplates: [
      {
        __typename: 'MailTemplate',
        id: 't1',
        name: 'Takip',
        language: 'FR',
        subject: '{{request.reference}}',
        content: 'Bonjour {{contact.name}}',
        isShared: true,
        updatedAt: '2026-11-19T11:02:00Z',
      },
    ],
  },
};
const shellAnswers = {
  Me: [answers.me],
  NewQuotes: [answers.counts],
  ContactChoices: [contactChoices],
  MailTemplates: [templates],
};

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
});

function renderComposer(draft: MailDraft) {
  function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Yaz</button>
        {open && <MailComposer draft={draft} onClose={() => setOpen(false)} />}
      </>
    );
  }
  renderAdmin('/admin', Screen);
}
const openComposer = async () => userEvent.click(await screen.findByRole('button', { name: 'Yaz' }));
const variablesOf = (operations: { operationName: string; variables: Record<string, unknown> }[], name: string) =>
  operations.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);

test('a mail is recorded for the contact with its address', async () => {
  const requests = answerByName({ ...shellAnswers, ScheduleMail: [scheduled()] });
  renderComposer({
    companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b01',
    language: 'FR',
    to: amelie.email,
  });
  await openComposer();
  await userEvent.type(screen.getByLabelText('Konu'), 'Billettes');
  await userEvent.type(screen.getByLabelText('Metin'), 'Bonjour{Control>}{Enter}{/Control}');

  expect(await screen.findByRole('status', { name: '✅ E-posta Gönderildi' })).toBeInTheDocument();
  expect(variablesOf(requests, 'ScheduleMail')).toEqual([
    expect.objectContaining({
      input: expect.objectContaining({
        contactId: amelie.id,
        to: amelie.email,
        subject: 'Billettes',
        content: 'Bonjour',
        language: 'FR',
        sendAt: null,
      }) as unknown,
    }),
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const inbound = {
  id: '5c0b1c7e-53a8-4f0c-8c77-0a4f62c1b001',
  subject: 'Billettes 150×150',
  content: 'Pouvez-vous confirmer ?',
  author: 'Amélie Fontenoy',
  createdAt: '2026-11-19T11:02:00Z',
};

test('a reply starts with subject and quoted text, and a checkbox removes the quote', async () => {
  const requests = answerByName({ ...shellAnswers, ScheduleMail: [scheduled()] });
  renderComposer({ companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b02', to: amelie.email, inReplyTo: inbound });
  await openComposer();
  expect(screen.getByLabelText('Konu')).toHaveValue('Re: Billettes 150×150');
  expect(screen.getByLabelText('Metin')).toHaveFocus();
  expect(screen.getByText('Pouvez-vous confirmer ?')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /Amélie Fontenoy tarafından/ }));
  expect(screen.queryByText('Pouvez-vous confirmer ?')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Metin'), 'Oui.');
  await userEvent.click(screen.getByRole('button', { name: /Gönder/ }));

  expect(await screen.findByRole('status', { name: '✅ Yanıt Gönderildi' })).toBeInTheDocument();
  expect(variablesOf(requests, 'ScheduleMail')).toEqual([
    expect.objectContaining({
      input: expect.objectContaining({ replyToId: inbound.id, content: 'Oui.', quoted: false }) as unknown,
    }),
  ]);
});

test('a failure keeps the text, and the retry sends the same id', async () => {
  const requests = answerByName({
    ...shellAnswers,
    ScheduleMail: [graphqlError('INTERNAL_SERVER_ERROR'), scheduled()],
  });
  renderComposer({
    companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b03',
    to: amelie.email,
    text: { subject: 'Teklif' },
  });
  await openComposer();
  await userEvent.type(screen.getByLabelText('Metin'), 'Merhaba');
  await userEvent.click(screen.getByRole('button', { name: /Gönder/ }));
  expect(await screen.findByRole('alert', { name: '❌ Gönderim Hatası' })).toBeInTheDocument();
  expect(screen.getByLabelText('Metin')).toHaveValue('Merhaba');

  await userEvent.click(screen.getByRole('button', { name: /Gönder/ }));
  await screen.findByRole('status', { name: '✅ E-posta Gönderildi' });
  const [first, second] = variablesOf(requests, 'ScheduleMail');
  expect(second).toEqual(first);
});

test('Escape closes the composer and restores the focus, and the text is kept', async () => {
  answerByName(shellAnswers);
  renderComposer({ companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b04', to: amelie.email, text: { subject: 'Teklif' } });
  await openComposer();
  await userEvent.type(screen.getByLabelText('Metin'), 'Yarım kalan{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Yaz' })).toHaveFocus();
  await openComposer();
  expect(screen.getByLabelText('Metin')).toHaveValue('Yarım kalan');
});

test('validation errors are shown beside their fields', async () => {
  answerByName(shellAnswers);
  renderComposer({ companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b05', to: 'kimse', text: { subject: 'Teklif' } });
  await openComposer();
  await userEvent.click(screen.getByRole('button', { name: /Gönder/ }));
  expect(await screen.findByText('Bu alan zorunludur.')).toBeInTheDocument();
  expect(screen.getByText('Geçerli bir e-posta adresi girin.')).toBeInTheDocument();
  expect(screen.getByLabelText('Kime')).toHaveFocus();
});

test('a sent mail can be taken back, and its text is there again', async () => {
  const requests = answerByName({
    ...shellAnswers,
    ScheduleMail: [scheduled(60_000)],
    CancelScheduledMail: [{ data: { cancelScheduledMail: true } }],
  });
  renderComposer({
    companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b06',
    to: amelie.email,
    text: { subject: 'Teklif' },
  });
  await openComposer();
  await userEvent.type(screen.getByLabelText('Metin'), 'Merhaba');
  await userEvent.click(screen.getByRole('button', { name: /^Gönder/ }));
  expect(await screen.findByText('E-posta gönderiliyor')).toBeInTheDocument();
  expect(screen.queryByLabelText('Metin')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
  await waitFor(() => expect(screen.getByLabelText('Metin')).toBeVisible());
  expect(screen.getByLabelText('Metin')).toHaveValue('Merhaba');
  expect(screen.queryByRole('status', { name: '✅ E-posta Gönderildi' })).not.toBeInTheDocument();
  const [{ id } = {}] = variablesOf(requests, 'ScheduleMail');
  expect(variablesOf(requests, 'CancelScheduledMail')).toEqual([{ id }]);
});

test('copies, a later time and formatting', async () => {
  const requests = answerByName({ ...shellAnswers, ScheduleMail: [scheduled(60_000)] });
  renderComposer({
    companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b07',
    to: amelie.email,
    text: { subject: 'Teklif' },
  });
  await openComposer();
  await userEvent.click(screen.getByRole('button', { name: 'Cc / Bcc' }));
  await userEvent.type(screen.getByLabelText('Cc'), 'bir@x.example; İki@x.example');
  await userEvent.click(screen.getByRole('button', { name: /^Gönder/ }));
  expect(await screen.findByText('Geçerli bir e-posta adresi girin.')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Cc'));
  await userEvent.type(screen.getByLabelText('Cc'), 'bir@x.example; iki@x.example');
  const text = screen.getByLabelText<HTMLTextAreaElement>('Metin');
  await userEvent.type(text, 'Fiyat CIF');
  text.setSelectionRange(6, 9);
  await userEvent.click(screen.getByRole('button', { name: /^Kalın/ }));
  expect(text).toHaveValue('Fiyat **CIF**');
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('CIF');
  await userEvent.click(screen.getByRole('button', { name: 'Önizleme' }));
  expect(screen.getByText('CIF').tagName).toBe('STRONG');
  await userEvent.click(screen.getByRole('button', { name: 'Daha sonra gönder' }));
  expect(screen.getByLabelText<HTMLInputElement>('Gönderim zamanı').value).toMatch(/T09:00$/);
  await userEvent.click(screen.getByRole('button', { name: /^Zamanla Ctrl/ }));
  expect(await screen.findByRole('status', { name: '✅ E-posta Zamanlandı' })).toBeInTheDocument();
  expect(variablesOf(requests, 'ScheduleMail')).toEqual([
    expect.objectContaining({
      input: expect.objectContaining({
        cc: ['bir@x.example', 'iki@x.example'],
        content: 'Fiyat **CIF**',
        sendAt: expect.stringMatching(/T\d\d:00:00\.000Z$/) as string,
      }) as unknown,
    }),
  ]);
});

test('a template is filled in by the server, and an unfilled variable prevents sending', async () => {
  const filled = { __typename: 'FilledMailTemplate', subject: 'KRD-1', content: 'Bonjour {{contact.name}}' };
  answerByName({ ...shellAnswers, FilledMailTemplate: [{ data: { filledMailTemplate: filled } }] });
  renderComposer({ companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b08', to: amelie.email });
  await openComposer();
  const select = screen.getByLabelText('Şablon');
  await within(select).findByRole('option', { name: 'Takip (FR)' });
  await userEvent.selectOptions(select, 'Takip (FR)');
  await waitFor(() => expect(screen.getByLabelText('Konu')).toHaveValue('KRD-1'));
  await userEvent.click(screen.getByRole('button', { name: /^Gönder/ }));
  expect(await screen.findByText(/doldurulmamış bir değişken/)).toBeInTheDocument();
});

test('a document of the company is attached', async () => {
  const file = { __typename: 'MailFile', id: '4f1c1d59-4f0a-4c39-8f4c-5f1c0a5c5a01', name: 'fiyat.pdf', size: 2_048 };
  const requests = answerByName({
    ...shellAnswers,
    AttachableFiles: [{ data: { attachableFiles: [file] } }],
    ScheduleMail: [scheduled()],
  });
  renderComposer({
    companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b09',
    to: amelie.email,
    text: { subject: 'Teklif', content: 'Ekte.' },
  });
  await openComposer();
  await userEvent.click(screen.getByRole('button', { name: 'Dosya ekle' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /fiyat\.pdf/ }));
  expect(screen.getByRole('list', { name: 'Ekler' })).toHaveTextContent('fiyat.pdf');
  await userEvent.click(screen.getByRole('button', { name: /^Gönder/ }));
  await screen.findByRole('status', { name: '✅ E-posta Gönderildi' });
  expect(variablesOf(requests, 'ScheduleMail')[0]).toMatchObject({ input: { attachmentIds: [file.id] } });
});
