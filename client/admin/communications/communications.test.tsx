import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { HOUR_MS } from '../../../common/durations.ts';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { anActivity, aTimelineItem } from '../../testing/records.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import Communications from './communications.tsx';

const counts = {
  data: {
    communicationCounts: {
      __typename: 'CommunicationCounts',
      total: 3906,
      byType: [{ __typename: 'CommunicationTypeCount', value: 'PHONE', count: 781 }],
      byDirection: [],
      byStatus: [],
      byPriority: [],
    },
  },
};
const shellAnswers = { Me: [answers.me], NewQuotes: [answers.counts], CommunicationCounts: [counts] };
const aPage = (...nodes: object[]) => ({
  data: {
    communications: {
      __typename: 'CommunicationConnection',
      totalCount: nodes.length,
      more: false,
      edges: nodes.map((node, index) => ({ __typename: 'CommunicationEdge', cursor: String(index), node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});
const rocher = {
  __typename: 'Company',
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Aciéries du Rocher',
  companyCode: 'KC-0112',
};
const amelie = {
  __typename: 'Contact',
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Amélie Fontenoy',
  email: 'a@rocher.example',
};
const connection = (name: string, nodes: object[]) => ({
  data: {
    [name]: {
      edges: nodes.map((node, index) => ({ cursor: String(index), node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});
const choices = {
  CompanyChoices: [connection('companies', [rocher])],
  CompanyOfRecord: [{ data: { company: rocher } }],
  ContactChoices: [connection('contacts', [{ ...amelie, isPrimary: true }])],
};

/** Renders the screen and the query of its URL. */
function Screen() {
  const { search } = useLocation();
  return (
    <>
      <Communications />
      <output>{decodeURIComponent(search)}</output>
    </>
  );
}
/** Fills a field by pasting, because typing hundreds of keys is slow. */
async function fillField(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}
const getVariables = (operations: { operationName: string; variables: Record<string, unknown> }[], name: string) =>
  operations.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);

let server: ReturnType<typeof mockLiveSocket>;
beforeEach(() => {
  localStorage.clear();
  server = mockLiveSocket();
  // jsdom has no layout: the virtual list shows no rows when their height is 0.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
});

test('an item shows company, contact, status, duration, tags and follow-up', async () => {
  const item = aTimelineItem({
    type: 'PHONE',
    direction: 'OUTBOUND',
    status: 'DELIVERED',
    priority: 'HIGH',
    sentiment: 'POSITIVE',
    durationMinutes: 12,
    tags: ['hidrolik', 'liman'],
    followUpRequired: true,
    followUpDate: new Date(Date.now() - 2 * HOUR_MS).toISOString(),
    company: rocher,
    contact: amelie,
  });
  answerByName({ ...shellAnswers, Communications: [aPage(item)] });
  renderAdmin('/admin/communications', Screen);

  const article = within(await screen.findByRole('article', { name: item.subject }));
  expect(article.getByRole('link', { name: rocher.name })).toHaveAttribute('href', `/admin/companies/${rocher.id}`);
  for (const words of [
    'Telefon',
    'Giden',
    'İletildi',
    'Yüksek',
    'Olumlu',
    '12 dk',
    'hidrolik',
    'liman',
    amelie.email,
    /^Bugün/,
  ])
    expect(article.getAllByText(words)[0]).toBeInTheDocument();
  expect(article.getByText(/2 saat gecikti/)).toBeInTheDocument();
  expect(screen.getByText('3.906 kayıt')).toBeInTheDocument();
});

test('the files of a received mail can be downloaded', async () => {
  const file = {
    __typename: 'InboundMailFile',
    id: '6d0f5c1e-1111-4222-8333-444455556666',
    name: 'RFQ.pdf',
    size: 2_048,
  };
  const item = aTimelineItem({ direction: 'INBOUND', status: 'RECEIVED', mailFiles: [file] });
  answerByName({ ...shellAnswers, Communications: [aPage(item)] });
  renderAdmin('/admin/communications', Screen);

  const files = within(await screen.findByRole('list', { name: 'Ekler' }));
  expect(files.getByRole('link', { name: 'RFQ.pdf' })).toHaveAttribute('href', `/attachments/${file.id}`);
  expect(screen.getAllByRole('list', { name: 'Ekler' })).toHaveLength(1);
});

test('filters are sent to the server and stored in the URL', async () => {
  const operations = answerByName({ ...shellAnswers, Communications: [aPage()] });
  renderAdmin('/admin/communications?panel=open&status=RECEIVED&from=2026-11-01', Screen);
  await screen.findByText('Filtrelere uyan iletişim kaydı yok');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Telefon/ }));
  await fillField(screen.getByRole('searchbox', { name: 'Konu, içerik, kişi' }), 'kütük');

  await waitFor(() =>
    expect(getVariables(operations, 'Communications').at(-1)?.filter).toEqual({
      status: ['RECEIVED'],
      type: ['PHONE'],
      search: 'kütük',
      fromDay: '2026-11-01',
    }),
  );
  expect(
    await screen.findByText('?panel=open&status=RECEIVED&from=2026-11-01&type=PHONE&search=kütük'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
  expect(await screen.findByText('Henüz iletişim kaydı yok')).toBeInTheDocument();
});

test('a reversed date range shows an error and sends no request', async () => {
  const operations = answerByName({ ...shellAnswers, Communications: [aPage()] });
  renderAdmin('/admin/communications?panel=open&from=2026-11-19&to=2026-11-01', Screen);
  expect(await screen.findByText('Başlangıç tarihi bitişten sonra olamaz.')).toBeInTheDocument();
  expect(getVariables(operations, 'Communications')).toEqual([]);
});

test('shows an error when the list cannot be loaded', async () => {
  answerByName({ ...shellAnswers, Communications: [graphqlError('INTERNAL_SERVER_ERROR')] });
  renderAdmin('/admin/communications', Screen);
  expect(await screen.findByRole('alert', { name: '❌ Yükleme Hatası' })).toHaveAccessibleDescription(
    'İletişim geçmişi yüklenirken hata oluştu',
  );
});

test('a record created by another user appears without losing the input of the open dialog', async () => {
  const [before, after] = [aTimelineItem({ subject: 'Eski' }), aTimelineItem({ subject: 'Yeni gelen' })];
  answerByName({ ...shellAnswers, Communications: [aPage(before), aPage(after, before)] });
  renderAdmin('/admin/communications?new=true', Screen);
  const subject = await within(await screen.findByRole('dialog')).findByLabelText(/^Konu/);
  await fillField(subject, 'Yarım');
  await server.confirmSubscription();
  server.publish({ activityLogged: anActivity({ targetType: 'communications', targetId: after.id }) });
  expect(await screen.findByText('Yeni gelen')).toBeInTheDocument();
  expect(subject).toHaveValue('Yarım');
});

test('creates a phone call: finds the company, preselects its only contact and shows the duration field', async () => {
  const created = aTimelineItem({ company: rocher, contact: amelie });
  const operations = answerByName({
    ...shellAnswers,
    ...choices,
    Communications: [aPage()],
    CreateCommunication: [{ data: { createCommunication: created } }],
  });
  renderAdmin('/admin/communications', Screen);
  await userEvent.click(await screen.findByRole('button', { name: /Yeni iletişim/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Süre (dk)')).not.toBeInTheDocument();
  expect(dialog.queryByLabelText('Takip tarihi')).not.toBeInTheDocument();
  expect(dialog.getByLabelText('Kişi')).toBeDisabled();

  await fillField(dialog.getByRole('combobox', { name: /Firma/ }), 'rocher');
  await userEvent.click(await dialog.findByRole('option', { name: /Aciéries/ }));
  await waitFor(() => expect(dialog.getByLabelText('Kişi')).toHaveValue(amelie.id));
  await userEvent.click(dialog.getByRole('radio', { name: 'Telefon' }));
  await fillField(dialog.getByLabelText('Süre (dk)'), '18');
  await fillField(dialog.getByLabelText(/^Konu/), '  Yedek parça  ');
  await fillField(dialog.getByLabelText('Etiketler'), 'liman, kütük ,, liman');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Takip gerekli' }));
  await userEvent.click(dialog.getByRole('button', { name: /Kaydet/ }));

  const toast = await screen.findByRole('status', { name: '✅ İletişim Eklendi' });
  expect(toast).toHaveAccessibleDescription('İletişim kaydı başarıyla oluşturuldu');
  expect(getVariables(operations, 'CreateCommunication')).toEqual([
    expect.objectContaining({
      input: expect.objectContaining({
        companyId: rocher.id,
        contactId: amelie.id,
        type: 'PHONE',
        durationMinutes: 18,
        subject: 'Yedek parça',
        tags: ['liman', 'kütük'],
        followUpRequired: true,
        followUpDate: null,
        content: null,
      }) as unknown,
    }),
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('does not save without a company and a subject', async () => {
  const operations = answerByName({ ...shellAnswers, ...choices, Communications: [aPage()] });
  renderAdmin('/admin/communications?new=true', Screen);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText(/^Konu/));
  await userEvent.click(dialog.getByRole('button', { name: /Kaydet/ }));
  expect(await screen.findByRole('alert', { name: 'Doğrulama Hatası' })).toHaveAccessibleDescription(
    'Firma ve konu alanları zorunludur',
  );
  expect(getVariables(operations, 'CreateCommunication')).toEqual([]);
});

test('does not save a subject that is too long; toast and field show the limit', async () => {
  const operations = answerByName({ ...shellAnswers, ...choices, Communications: [aPage()] });
  renderAdmin(`/admin/communications?new=true&company=${rocher.id}`, Screen);
  const dialog = within(await screen.findByRole('dialog'));
  await fillField(dialog.getByLabelText(/^Konu/), 'k'.repeat(301));
  await userEvent.click(dialog.getByRole('button', { name: /Kaydet/ }));
  expect(await screen.findByText('Konu en fazla 300 karakter olabilir')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Konu/)).toHaveAccessibleDescription('En fazla 300 karakter yazabilirsiniz.');
  expect(getVariables(operations, 'CreateCommunication')).toEqual([]);
});

test('shows a hint when the company has no contacts', async () => {
  answerByName({
    ...shellAnswers,
    ...choices,
    ContactChoices: [connection('contacts', [])],
    Communications: [aPage()],
  });
  renderAdmin(`/admin/communications?new=true&company=${rocher.id}`, Screen);
  expect(await screen.findByText('Bu firmada henüz kişi kaydı yok')).toBeInTheDocument();
});

test('on an edit conflict the user chooses between both values and saves the merged record', async () => {
  const item = aTimelineItem({ company: rocher, companyId: rocher.id, subject: 'Özgün konu', status: 'SENT' });
  const { company: _company, contact: _contact, ...record } = item;
  const theirs = { ...record, subject: 'Onların konusu', priority: 'URGENT', updatedAt: '2026-11-19T12:00:00.000Z' };
  const operations = answerByName({
    ...shellAnswers,
    ...choices,
    Communications: [aPage(item)],
    UpdateCommunication: [
      graphqlError('CONFLICT', { theirs }),
      { data: { updateCommunication: { ...item, ...theirs } } },
    ],
  });
  renderAdmin('/admin/communications', Screen);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Düzenle: Özgün konu' }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await fillField(dialog.getByLabelText(/^Konu/), 'Benim konum');
  await userEvent.click(dialog.getByRole('button', { name: /Kaydet/ }));

  const conflict = within(await screen.findByRole('alertdialog'));
  await userEvent.click(conflict.getByRole('radio', { name: 'Sizinki' }));
  await userEvent.click(conflict.getByRole('button', { name: 'Birleştir ve kaydet' }));
  expect(await screen.findByRole('status', { name: '✅ Güncellendi' })).toBeInTheDocument();
  expect(getVariables(operations, 'UpdateCommunication').at(-1)).toMatchObject({
    version: theirs.updatedAt,
    input: { subject: 'Benim konum', priority: 'URGENT' },
  });
});

test('only unanswered inbound messages have a reply button', async () => {
  const open = aTimelineItem({ subject: 'Yanıt bekler', direction: 'INBOUND', status: 'READ' });
  const settled = aTimelineItem({ subject: 'Yanıtlandı', direction: 'INBOUND', status: 'REPLIED' });
  answerByName({ ...shellAnswers, ...choices, Communications: [aPage(open, settled)] });
  renderAdmin('/admin/communications', Screen);
  const button = await screen.findAllByRole('button', { name: 'Yanıtla' });
  expect(screen.getByRole('article', { name: 'Yanıt bekler' })).toContainElement(button[0] ?? null);
  expect(
    within(screen.getByRole('article', { name: 'Yanıtlandı' })).queryByRole('button', { name: 'Yanıtla' }),
  ).toBeNull();
  await userEvent.click(button[0]!);
  expect(within(await screen.findByRole('dialog')).getByLabelText('Konu')).toHaveValue('Re: Yanıt bekler');
});

test('deletes a record after confirmation and restores it when the server rejects the deletion', async () => {
  const item = aTimelineItem({ subject: 'Silinecek' });
  answerByName({
    ...shellAnswers,
    Communications: [aPage(item)],
    DeleteCommunication: [graphqlError('INTERNAL_SERVER_ERROR')],
  });
  renderAdmin('/admin/communications', Screen);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Sil: Silinecek' }))[0]!);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByRole('alert', { name: '❌ Silme Hatası' })).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Silinecek' })).toBeInTheDocument();
});

test('an analyst sees no buttons for changes', async () => {
  const item = aTimelineItem({ direction: 'INBOUND', status: 'RECEIVED', followUpRequired: true });
  const me = { data: { me: { ...deniz, role: 'ANALYST' } } };
  answerByName({ ...shellAnswers, Me: [me], Communications: [aPage(item)] });
  renderAdmin('/admin/communications?new=true', Screen);
  const article = within(await screen.findByRole('article', { name: item.subject }));
  expect(article.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Yeni iletişim/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
