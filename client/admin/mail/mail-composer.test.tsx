import { screen, waitFor } from '@testing-library/react';
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
const recorded = { __typename: 'Communication', id: 'c1', recipient: amelie.email, subject: 'x', status: 'SENT' };
const sent = { data: { sendMail: recorded } };
const replied = { data: { replyToCommunication: recorded } };
const shellAnswers = { Me: [answers.me], NewQuotes: [answers.counts], ContactChoices: [contactChoices] };

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
});

function renderComposer(draft: MailDraft, onSent = jest.fn()) {
  function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Yaz</button>
        {open && <MailComposer draft={draft} onClose={() => setOpen(false)} onSent={onSent} />}
      </>
    );
  }
  renderAdmin('/admin', Screen);
  return onSent;
}
const openComposer = async () => userEvent.click(await screen.findByRole('button', { name: 'Yaz' }));
const variablesOf = (operations: { operationName: string; variables: Record<string, unknown> }[], name: string) =>
  operations.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);

test('a mail is recorded for the contact with its address', async () => {
  const requests = answerByName({ ...shellAnswers, SendMail: [sent] });
  const onSent = renderComposer({
    companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b01',
    language: 'FR',
    to: amelie.email,
  });
  await openComposer();
  await userEvent.type(screen.getByLabelText('Konu'), 'Billettes');
  await userEvent.type(screen.getByLabelText('Metin'), 'Bonjour{Control>}{Enter}{/Control}');

  await waitFor(() => expect(onSent).toHaveBeenCalledWith('c1'));
  expect(variablesOf(requests, 'SendMail')).toEqual([
    expect.objectContaining({
      input: expect.objectContaining({
        contactId: amelie.id,
        to: amelie.email,
        subject: 'Billettes',
        content: 'Bonjour',
        language: 'FR',
      }) as unknown,
    }),
  ]);
  expect(await screen.findByRole('status', { name: '✅ E-posta Gönderildi' })).toBeInTheDocument();
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
  const requests = answerByName({ ...shellAnswers, Reply: [replied] });
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
  expect(variablesOf(requests, 'Reply')).toEqual([
    expect.objectContaining({
      id: inbound.id,
      input: expect.objectContaining({ content: 'Oui.', quoted: false }) as unknown,
    }),
  ]);
});

test('a failure keeps the text, and the retry sends the same id', async () => {
  const requests = answerByName({ ...shellAnswers, SendMail: [graphqlError('INTERNAL_SERVER_ERROR'), sent] });
  const onSent = renderComposer({
    companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b03',
    to: amelie.email,
    subject: 'Teklif',
  });
  await openComposer();
  await userEvent.type(screen.getByLabelText('Metin'), 'Merhaba');
  await userEvent.click(screen.getByRole('button', { name: /Gönder/ }));
  expect(await screen.findByRole('alert', { name: '❌ Gönderim Hatası' })).toBeInTheDocument();
  expect(screen.getByLabelText('Metin')).toHaveValue('Merhaba');

  await userEvent.click(screen.getByRole('button', { name: /Gönder/ }));
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  const [first, second] = variablesOf(requests, 'SendMail');
  expect(second).toEqual(first);
});

test('Escape closes the composer and restores the focus, and the text is kept', async () => {
  answerByName(shellAnswers);
  renderComposer({ companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b04', to: amelie.email, subject: 'Teklif' });
  await openComposer();
  await userEvent.type(screen.getByLabelText('Metin'), 'Yarım kalan{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Yaz' })).toHaveFocus();
  await openComposer();
  expect(screen.getByLabelText('Metin')).toHaveValue('Yarım kalan');
});

test('validation errors are shown beside their fields', async () => {
  answerByName(shellAnswers);
  renderComposer({ companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b05', to: 'kimse', subject: 'Teklif' });
  await openComposer();
  await userEvent.click(screen.getByRole('button', { name: /Gönder/ }));
  expect(await screen.findByText('Bu alan zorunludur.')).toBeInTheDocument();
  expect(screen.getByText('Geçerli bir e-posta adresi girin.')).toBeInTheDocument();
  expect(screen.getByLabelText('Kime')).toHaveFocus();
});
