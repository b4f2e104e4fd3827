import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CampaignRecordFragment } from '../../graphql/generated.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import Campaign from './campaign.tsx';

const user = userEvent.setup({ delay: null });
const id = '3b1c1d59-4f0a-4c39-8f4c-5f1c0a5c5a11';

const aCampaign = (overrides: Partial<CampaignRecordFragment> = {}) => ({
  __typename: 'EmailCampaign' as const,
  id,
  subject: 'Fiyat listesi',
  status: 'DRAFT' as const,
  defaultLanguage: 'TR' as const,
  texts: [{ __typename: 'CampaignText', language: 'TR' as const, subject: 'Fiyat listesi', content: 'Merhaba' }],
  audience: {
    __typename: 'CampaignAudience',
    list: 'COMPANIES' as const,
    query: 'companyType=CUSTOMER&country=Algeria',
    subscribers: false,
  },
  sendAt: null,
  sentAt: null,
  sentCount: 0,
  repliedCount: 0,
  isTracked: false,
  updatedAt: '2026-11-20T08:00:00.000Z',
  progress: { __typename: 'CampaignProgress', waiting: 0, sent: 0, failed: 0, skipped: 0 },
  author: null,
  ...overrides,
});
const reach = {
  __typename: 'CampaignReach',
  recipients: 12,
  byLanguage: [{ __typename: 'CampaignLanguageCount', language: 'TR', count: 12 }],
  withoutConsent: 3,
  suppressed: 2,
  bounced: 1,
};

function renderCampaign(overrides: Parameters<typeof answerByName>[0] = {}) {
  mockLiveSocket();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true); // a hidden page does not poll
  const requests = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    OneCampaign: [{ data: { campaign: aCampaign() } }],
    CampaignReach: [{ data: { campaign: { __typename: 'EmailCampaign', id, reach } } }],
    ...overrides,
  });
  renderAdmin(`/admin/campaigns/${id}`, Campaign, '/admin/campaigns/:id');
  return (name: string) => requests.filter(({ operationName }) => operationName === name);
}

test('shows who gets a draft and who does not, and sends it after a confirmation', async () => {
  const sent = aCampaign({
    status: 'SCHEDULED',
    sendAt: '2026-11-26T20:00:00.000Z',
    updatedAt: '2026-11-26T20:00:00Z',
  });
  const requestsOf = renderCampaign({ SendCampaign: [{ data: { sendCampaign: sent } }] });
  expect(await screen.findByText(/3 onaysız, 2 reddetmiş, 1 adresi geçersiz/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Gönder…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kampanyayı gönder' });
  expect(dialog).toHaveTextContent('Kampanya 12 adrese gider');
  await user.click(within(dialog).getByRole('button', { name: 'Gönder' }));
  expect(await screen.findByRole('button', { name: 'Zamanlamayı iptal et' })).toBeInTheDocument();
  expect(requestsOf('SendCampaign').map(({ variables }) => variables)).toEqual([{ id, sendAt: null }]);
});

test('a change of the text is saved with the version, and must be saved before sending', async () => {
  const saved = aCampaign({ updatedAt: '2026-11-26T20:00:00.000Z' });
  const requestsOf = renderCampaign({ SaveCampaign: [{ data: { saveCampaign: saved } }] });
  await user.click(await screen.findByRole('button', { name: 'Arapça' }));
  await user.type(screen.getByLabelText('Konu'), 'الأسعار');
  expect(screen.getByRole('button', { name: 'Gönder…' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByRole('status', { name: 'Kampanya kaydedildi' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Gönder…' })).toBeEnabled());
  const [request] = requestsOf('SaveCampaign');
  expect(request?.variables).toMatchObject({
    id,
    version: '2026-11-20T08:00:00.000Z',
    input: { defaultLanguage: 'TR', list: 'COMPANIES', query: 'companyType=CUSTOMER&country=Algeria' },
  });
  expect((request?.variables.input as { texts: object[] }).texts).toEqual(
    expect.arrayContaining([
      { language: 'TR', subject: 'Fiyat listesi', content: 'Merhaba' },
      { language: 'AR', subject: 'الأسعار', content: '' },
    ]),
  );
});

test('a campaign that is being sent shows its figures and can be stopped', async () => {
  const running = aCampaign({
    status: 'SENDING',
    sentAt: '2026-11-26T20:00:00.000Z',
    sentCount: 60,
    progress: { waiting: 140, sent: 60, failed: 0, skipped: 0 },
  });
  const requestsOf = renderCampaign({
    OneCampaign: [{ data: { campaign: running } }],
    CancelCampaign: [{ data: { cancelCampaign: { ...running, status: 'CANCELLED' } } }],
  });
  expect(await screen.findByText('140')).toBeInTheDocument();
  expect(screen.queryByLabelText('Konu')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Gönderimi durdur' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Gönderimi durdur' }));
  expect(await screen.findByText('Durduruldu')).toBeInTheDocument();
  expect(requestsOf('CancelCampaign')).toHaveLength(1);
});
