import type { PersonalTable } from '../../platform/database/personal-data.ts';

export const campaignPersonalData: PersonalTable[] = [
  {
    table: 'campaign_recipients',
    belongs: `(t.email = any(p.emails) or t.contact_id = any(p.contacts))`,
    identity: ['email', 'status'],
    expires: [
      {
        period: 'requests',
        from: `(select coalesce(e.sent_at, e.created_at) from email_campaigns e where e.id = t.campaign_id)`,
      },
    ],
  },
];
