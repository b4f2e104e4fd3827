import { screen } from '@testing-library/react';
import type { ContactRecordFragment } from '../../graphql/generated.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import { ContactsPanel } from './contacts-panel.tsx';

const aContact = (overrides: Partial<ContactRecordFragment>): ContactRecordFragment => ({
  id: 'f0b7d8b3-9d4c-4bb5-8d8f-6d2a3d8c1a01',
  companyId: '5f0c3c9a-3a4b-4f6e-9d0a-6a3c1e5f7b20',
  name: 'Defne Yücel',
  email: 'd.yucel@marmarasac.example',
  phone: null,
  position: null,
  isPrimary: false,
  status: 'ACTIVE',
  leadSource: 'OTHER',
  updatedAt: '2026-11-20T10:00:00.000Z',
  refusesNews: false,
  bounceReason: null,
  consents: [],
  ...overrides,
});

test('an address that a mail server refuses is marked with the reason', async () => {
  mockLiveSocket();
  answerByName({ Me: [answers.me], NewQuotes: [answers.counts] });
  const contacts = [
    aContact({ bounceReason: '550 5.1.1 User unknown' }),
    aContact({ id: 'f0b7d8b3-9d4c-4bb5-8d8f-6d2a3d8c1a02', name: 'Onur Tekin', email: 'o.tekin@marmarasac.example' }),
  ];
  renderAdmin('/admin/companies', () => (
    <ContactsPanel companyId={contacts[0]!.companyId} contacts={contacts} count={2} />
  ));

  await screen.findByText('Onur Tekin');
  const [bounced, reached] = ['Defne Yücel', 'Onur Tekin'].map((name) => screen.getByText(name).closest('li'));
  expect(bounced).toHaveTextContent('Bu adrese ulaşılamadı: 550 5.1.1 User unknown');
  expect(reached).not.toHaveTextContent('ulaşılamadı');
});
