import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { answerByName, refusal } from '../../testing/graphql-answers.ts';
import { liveServer } from '../../testing/live-socket.ts';
import { answers as shellAnswers, renderAdmin } from '../../testing/render-admin.tsx';
import { MailComposer } from './mail-composer.tsx';
import type { MailDraft } from './mail-draft.ts';

const amelie = {
  __typename: 'Contact',
  id: '3b1c1d59-4f0a-4c39-8f4c-5f1c0a5c5a01',
  name: 'Amélie Fontenoy',
  email: 'a.fontenoy@rocher.example',
  isPrimary: true,
};
const choices = {
  data: { contacts: { edges: [{ cursor: '1', node: amelie }], pageInfo: { hasNextPage: false, endCursor: null } } },
};
const recorded = { __typename: 'Communication', id: 'c1', recipient: amelie.email, subject: 'x', status: 'SENT' };
const sent = { data: { sendMail: recorded } };
const replied = { data: { replyToCommunication: recorded } };
const shell = { Me: [shellAnswers.me], NewQuotes: [shellAnswers.counts], ContactChoices: [choices] };

beforeEach(() => {
  localStorage.clear();
  liveServer();
});

function show(draft: MailDraft, onSent = jest.fn()) {
  function Desk() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Yaz</button>
        {open && <MailComposer draft={draft} onClose={() => setOpen(false)} onSent={onSent} />}
      </>
    );
  }
  renderAdmin('/admin', Desk);
  return onSent;
}
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Yaz' }));
const inputs = (asked: { operationName: string; variables: Record<string, unknown> }[], name: string) =>
  asked.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);

test('a mail is recorded with the person whose address it goes to', async () => {
  const asked = answerByName({ ...shell, SendMail: [sent] });
  const onSent = show({ companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b01', language: 'FR', to: amelie.email });
  await open();
  await userEvent.type(screen.getByLabelText('Konu'), 'Billettes');
  await userEvent.type(screen.getByLabelText('Metin'), 'Bonjour{Control>}{Enter}{/Control}');

  await waitFor(() => expect(onSent).toHaveBeenCalledWith('c1'));
  expect(inputs(asked, 'SendMail')).toEqual([
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

test('an answer begins with its subject and the text that it answers, which one box leaves out', async () => {
  const asked = answerByName({ ...shell, Reply: [replied] });
  show({ companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b02', to: amelie.email, answers: inbound });
  await open();
  expect(screen.getByLabelText('Konu')).toHaveValue('Re: Billettes 150×150');
  expect(screen.getByLabelText('Metin')).toHaveFocus();
  expect(screen.getByText('Pouvez-vous confirmer ?')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /Amélie Fontenoy tarafından/ }));
  expect(screen.queryByText('Pouvez-vous confirmer ?')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Metin'), 'Oui.');
  await userEvent.click(screen.getByRole('button', { name: /Gönder/ }));

  expect(await screen.findByRole('status', { name: '✅ Yanıt Gönderildi' })).toBeInTheDocument();
  expect(inputs(asked, 'Reply')).toEqual([
    expect.objectContaining({
      id: inbound.id,
      input: expect.objectContaining({ content: 'Oui.', quoted: false }) as unknown,
    }),
  ]);
});

test('a failure keeps the text, and the second try repeats the id of the first', async () => {
  const asked = answerByName({ ...shell, SendMail: [refusal('INTERNAL_SERVER_ERROR'), sent] });
  const onSent = show({ companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b03', to: amelie.email, subject: 'Teklif' });
  await open();
  await userEvent.type(screen.getByLabelText('Metin'), 'Merhaba');
  await userEvent.click(screen.getByRole('button', { name: /Gönder/ }));
  expect(await screen.findByRole('alert', { name: '❌ Gönderim Hatası' })).toBeInTheDocument();
  expect(screen.getByLabelText('Metin')).toHaveValue('Merhaba');

  await userEvent.click(screen.getByRole('button', { name: /Gönder/ }));
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  const [first, second] = inputs(asked, 'SendMail');
  expect(second).toEqual(first);
});

test('what was typed is there again after Escape, and the focus is where it was', async () => {
  answerByName(shell);
  show({ companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b04', to: amelie.email, subject: 'Teklif' });
  await open();
  await userEvent.type(screen.getByLabelText('Metin'), 'Yarım kalan{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Yaz' })).toHaveFocus();
  await open();
  expect(screen.getByLabelText('Metin')).toHaveValue('Yarım kalan');
});

test('an empty text is refused beside its field', async () => {
  answerByName(shell);
  show({ companyId: '8d2b2f0e-31f5-4a0c-9a30-7a3f9a0f1b05', to: 'kimse', subject: 'Teklif' });
  await open();
  await userEvent.click(screen.getByRole('button', { name: /Gönder/ }));
  expect(await screen.findByText('Bu alan zorunludur.')).toBeInTheDocument();
  expect(screen.getByText('Geçerli bir e-posta adresi girin.')).toBeInTheDocument();
  expect(screen.getByLabelText('Kime')).toHaveFocus();
});
