import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import type { ActivityFragment } from '../../graphql/generated.ts';
import { anActivity } from '../../testing/records.ts';
import { messages } from '../messages.ts';
import { SessionContext } from '../session/session.ts';
import { ActivityDetail, ActivitySentence } from './activity-text.tsx';

const deniz = { email: 'deniz@kordon.example', name: 'Deniz Karahan', role: 'ADMIN' } as const;
const actor = deniz.email;
const actorName = deniz.name;
const session = { profile: deniz, live: true, openSession: () => undefined, closeSession: () => undefined };
const company = { name: 'Northgate Rebar Ltd' };

function renderActivity(overrides: Partial<ActivityFragment>) {
  const activity = anActivity(overrides);
  render(
    <SessionContext value={session}>
      <IntlProvider locale="tr-TR" messages={messages}>
        <p data-testid="sentence">
          <ActivitySentence activity={activity} />
        </p>
        <p data-testid="detail">
          <ActivityDetail activity={activity} />
        </p>
      </IntlProvider>
    </SessionContext>,
  );
  return [screen.getByTestId('sentence').textContent, screen.getByTestId('detail').textContent];
}

test.each<[Partial<ActivityFragment>, string, string]>([
  [{}, 'Khalid Al-Mansouri talep gönderdi', 'Al-Nakheel Steel'],
  [{ actor, actorName }, 'Deniz Karahan, Khalid Al-Mansouri adına talep ekledi', 'Al-Nakheel Steel'],
  [
    { action: 'UPDATE', changes: { status: ['new', 'pending'] }, actor, actorName },
    'Deniz Karahan talebin durumunu değiştirdi',
    'Al-Nakheel Steel · Yeni → Beklemede',
  ],
  [
    {
      action: 'UPDATE',
      changes: { priority: ['normal', 'urgent'], notes: [null, 'ara'] },
      actor: 'selin@kordon.example',
    },
    'selin@kordon.example talebin önceliğini değiştirdi',
    'Al-Nakheel Steel · Normal → Acil',
  ],
  [
    { action: 'UPDATE', changes: { notes: [null, 'ara'] }, actor, actorName },
    'Deniz Karahan talebi güncelledi',
    'Al-Nakheel Steel · Notlar',
  ],
  [{ action: 'DELETE', actor, actorName }, 'Deniz Karahan talebi sildi', 'Khalid Al-Mansouri · Al-Nakheel Steel'],
  [{ targetType: 'companies', details: company }, 'Talepten yeni firma açıldı', 'Northgate Rebar Ltd'],
  [
    { targetType: 'companies', details: company, actor, actorName },
    'Deniz Karahan yeni firma açtı',
    'Northgate Rebar Ltd',
  ],
  [
    { targetType: 'companies', details: { ...company, restored: true }, actor, actorName },
    'Deniz Karahan silinen firmayı geri aldı',
    'Northgate Rebar Ltd',
  ],
  [
    {
      targetType: 'companies',
      action: 'UPDATE',
      details: company,
      changes: { leadScore: [50, 80], creditLimit: [0, 10], secretField: [1, 2] },
      actor,
      actorName,
    },
    'Deniz Karahan firmayı güncelledi',
    'Northgate Rebar Ltd · Puan, Kredi limiti',
  ],
  [
    {
      targetType: 'companies',
      action: 'UPDATE',
      details: company,
      changes: { leadSource: ['cold-email', 'trade-show'] },
    },
    'Firma güncellendi',
    'Northgate Rebar Ltd · Soğuk e-posta → Fuar',
  ],
  [
    { targetType: 'companies', action: 'UPDATE', details: company, changes: { size: [null, 'enterprise'] } },
    'Firma güncellendi',
    'Northgate Rebar Ltd · boş → Kurumsal (1000+)',
  ],
  [{ targetType: 'companies', action: 'DELETE', details: company }, 'Firma silindi', 'Northgate Rebar Ltd'],
  [{ targetType: 'contacts' }, 'Yeni kişi: Khalid Al-Mansouri', 'Al-Nakheel Steel'],
  [
    { targetType: 'communications', details: { name: 'Teklif talebi: Kütük', company: 'Rocher' } },
    'İletişim geçmişine eklendi',
    'Teklif talebi: Kütük · Rocher',
  ],
  [
    { targetType: 'communications', details: { name: 'İzmir ziyareti', company: 'Rocher' }, actor, actorName },
    'Deniz Karahan iletişim kaydı ekledi',
    'İzmir ziyareti · Rocher',
  ],
  [{ targetType: 'contact_messages' }, 'Khalid Al-Mansouri mesaj gönderdi', 'Al-Nakheel Steel'],
  [{ targetType: 'supplier_applications' }, 'Khalid Al-Mansouri tedarikçi başvurusu yaptı', 'Al-Nakheel Steel'],
  [
    { targetType: 'admin_users', details: { name: 'Selin Aktaş' }, actor, actorName },
    'Deniz Karahan kullanıcı ekledi: Selin Aktaş',
    '',
  ],
  [
    {
      targetType: 'admin_users',
      action: 'UPDATE',
      details: { name: 'Selin Aktaş' },
      changes: { role: ['admin', 'analyst'] },
    },
    'Kullanıcı güncellendi',
    'Selin Aktaş · Yönetici → Analist',
  ],
  [
    { targetType: 'offers', action: 'UPDATE', details: {}, changes: { total: [1, 2] }, actor, actorName },
    'Deniz Karahan kaydı güncelledi',
    'Toplam',
  ],
  [
    {
      targetType: 'offers',
      action: 'UPDATE',
      details: { name: 'Samir Haddad', company: 'Rocher' },
      changes: { status: ['sent', 'accepted'], viewedAt: [null, '2026-11-25T10:00:00Z'] },
    },
    'Müşteri teklifi kabul etti',
    'Samir Haddad · Rocher',
  ],
  [
    { targetType: 'offers', action: 'UPDATE', details: {}, changes: { viewedAt: [null, '2026-11-25T10:00:00Z'] } },
    'Müşteri teklifi açtı',
    '',
  ],
])('the activity %j is described as %j', (overrides, sentence, detail) => {
  expect(renderActivity(overrides)).toEqual([sentence, detail]);
});

test('texts from customers are isolated by <bdi>', () => {
  renderActivity({ details: { name: 'ليلى الهاشمي' } });
  expect(screen.getByText('ليلى الهاشمي').tagName).toBe('BDI');
});
