import type { DataSource } from 'typeorm';
import { brand } from '../../../common/brand.ts';

interface IysRow {
  recipient: string;
  status: 'ONAY' | 'RET';
  source: string;
  consentDate: string;
}

/**
 * Lists the latest consent or refusal of each mailbox in Türkiye, as a CSV file with the fields of the İYS interface for consents: type
 * EPOSTA, status ONAY or RET, time in Istanbul. The recipients are merchants (TACIR), because they act for a company.
 */
export async function listConsentsForIys(db: DataSource): Promise<string> {
  const rows = await db.query<IysRow[]>(
    `select m.email as recipient, case m.event when 'confirmed' then 'ONAY' else 'RET' end as status,
       case m.source when 'panel' then 'HS_EORTAM' else 'HS_WEB' end as source,
       to_char(m.created_at at time zone $1, 'YYYY-MM-DD HH24:MI:SS') as "consentDate"
     from (select distinct on (email) * from mailbox_consents where event <> 'given' order by email, id desc) as m
     where m.language = 'tr' or m.email like '%.tr'
       or exists (select from contacts t join companies c on c.id = t.company_id
         where email_key(t.email) = m.email and lower(c.country) in ('türkiye', 'turkey'))
     order by m.email`,
    [brand.timeZone],
  );
  const lines = rows.map(({ recipient, status, source, consentDate }) =>
    [recipient, 'EPOSTA', source, status, consentDate, 'TACIR'].join(','),
  );
  return `${['recipient,type,source,status,consentDate,recipientType', ...lines].join('\r\n')}\r\n`;
}
