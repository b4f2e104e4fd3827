import type { SalesActivityType } from '../../../common/enums.ts';
import type { Moment } from './story.ts';

interface DemoCampaign {
  subject: string;
  /** Null while it is being prepared. */
  sentAt: Moment | null;
  sentCount: number;
  openedCount: number;
  clickedCount: number;
  repliedCount: number;
}

export const demoCampaigns: DemoCampaign[] = [
  {
    subject: 'Kütük ve inşaat demiri: haftanın listesi',
    sentAt: '52d 10:00',
    sentCount: 412,
    openedCount: 187,
    clickedCount: 64,
    repliedCount: 19,
  },
  {
    subject: 'Wire rod for drawing: next month’s slots',
    sentAt: '38d 12:00',
    sentCount: 265,
    openedCount: 98,
    clickedCount: 31,
    repliedCount: 9,
  },
  {
    subject: 'Tav fırınında yakıt tasarrufu: üç uygulama',
    sentAt: '24d 09:30',
    sentCount: 348,
    openedCount: 171,
    clickedCount: 88,
    repliedCount: 14,
  },
  {
    subject: 'Disponibilités : ronds à béton et fil machine',
    sentAt: '12d 11:00',
    sentCount: 143,
    openedCount: 52,
    clickedCount: 12,
    repliedCount: 5,
  },
  {
    subject: 'Hidrolik hortum bakım günleri',
    sentAt: '5d 10:30',
    sentCount: 226,
    openedCount: 41,
    clickedCount: 7,
    repliedCount: 1,
  },
  {
    subject: 'Bayram haftası sevkiyat takvimi',
    sentAt: null,
    sentCount: 0,
    openedCount: 0,
    clickedCount: 0,
    repliedCount: 0,
  },
];

/** E-mail of the person, what was done and what came of it. */
export const demoSalesActivities: [email: string, at: Moment, type: SalesActivityType, outcome: string][] = [
  ['m.alkan@gedizhadde.example', '55d 11:10', 'call_made', 'Ölçüler kesinleşti'],
  ['m.alkan@gedizhadde.example', '54d 15:25', 'email_sent', 'Teklif gönderildi'],
  ['m.ashcombe@harboroughsteel.example', '51d 10:32', 'email_sent', 'Teklif gönderildi'],
  ['n.cherif@comptoirsiderurgique.example', '50d 10:00', 'email_sent', 'Teklif gönderildi'],
  ['y.fouad@deltanilemills.example', '49d 16:00', 'email_replied', 'Fiyat kabul edildi'],
  ['h.sezer@bozdagdemir.example', '46d 10:20', 'call_made', 'Sevkiyat günü soruldu'],
  ['m.ashcombe@harboroughsteel.example', '44d 15:05', 'email_replied', 'Sipariş onayı'],
  ['c.bellandi@adriaticalunghi.example', '39d 16:50', 'email_sent', 'Teklif gönderildi'],
  ['c.bellandi@adriaticalunghi.example', '31d 11:30', 'call_made', 'Fiyat için beklemede'],
  ['p.ersoy@karaburuntersane.example', '32d 09:35', 'email_sent', 'Teklif gönderildi'],
  ['d.yucel@marmarasac.example', '28d 09:45', 'email_sent', 'İnceleme notları gönderildi'],
  ['s.rafiei@alvandfoulad.example', '24d 14:10', 'call_made', 'Akreditif taslağı görüşüldü'],
  ['d.keller@lakeshorerebar.example', '20d 15:15', 'email_sent', 'Soru listesi gönderildi'],
  ['k.abdelhady@deltanilemills.example', '17d 12:45', 'email_sent', 'Revizyon teklifi gönderildi'],
  ['a.subaie@najdcontracting.example', '15d 09:30', 'email_replied', 'Numune istendi'],
  ['z.oral@gedizhadde.example', '14d 12:20', 'call_made', 'Resimler alındı'],
  ['s.falasi@alsidrasteel.example', '9d 15:05', 'email_sent', 'Teklif gönderildi'],
  ['s.boudjemaa@laminoirsaures.example', '3d 10:40', 'call_made', 'Referans listesi bekliyor'],
];
