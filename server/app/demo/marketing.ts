import type { Moment } from './demo-types.ts';

interface DemoCampaign {
  subject: string;
  /** Days before now and time of day; null for a draft. */
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
