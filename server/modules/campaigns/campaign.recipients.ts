import sql, { raw, type Sql } from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../../common/enums.ts';
import { languages } from '../../../common/enums.ts';
import { whereClause } from '../../platform/database/pagination.ts';
import { isContractCompany } from '../../platform/database/personal-data.ts';
import { hasConfirmedConsent, isSuppressed } from '../consents/index.ts';
import { buildListConditions } from '../quotes/index.ts';
import type { EmailCampaign } from './email-campaign.entity.ts';

export interface Recipient {
  email: string;
  /** Null for a subscriber. */
  contactId: string | null;
  companyId: string | null;
  language: Language;
  state: 'allowed' | 'withoutConsent' | 'suppressed' | 'bounced';
}

/** Languages by the country of a company, for contacts who have neither sent a request nor given a consent. */
const languagesByCountry = `case
  when lower(c.country) in ('türkiye', 'turkey', 'turkiye', 'kktc') then 'tr'
  when lower(c.country) in ('iran', 'ایران', 'afghanistan') then 'fa'
  when lower(c.country) in ('france', 'fransa', 'belgium', 'belçika', 'switzerland', 'isviçre', 'senegal', 'ivory coast') then 'fr'
  when lower(c.country) in ('algeria', 'cezayir', 'morocco', 'fas', 'tunisia', 'tunus') then 'fr'
  when lower(c.country) in ('egypt', 'mısır', 'iraq', 'irak', 'libya', 'saudi arabia', 'suudi arabistan', 'united arab emirates',
    'birleşik arap emirlikleri', 'oman', 'umman', 'qatar', 'katar', 'kuwait', 'kuveyt', 'jordan', 'ürdün', 'yemen', 'syria', 'suriye', 'lebanon') then 'ar'
  else null end`;

/**
 * The contacts of a campaign, one for each mailbox, with the reason why one gets no mail. The language is that of the latest request, else of
 * the latest consent, else of the country.
 * @param isOfList condition of a contact t
 */
const selectRecipients = (isOfList: Sql, written: readonly Language[], defaultLanguage: Language): Sql => sql`
  select distinct on (email) email, contact_id as "contactId", company_id as "companyId", state,
    case when language = any(${written}) then language else ${defaultLanguage} end as language
  from (
    select email_key(t.email) as email, t.id as contact_id, c.id as company_id, t.is_primary,
      coalesce(
        (select q.language from quote_requests q where q.contact_id = t.id order by created_at desc limit 1),
        (select m.language from mailbox_consents m where m.email = email_key(t.email) order by id desc limit 1),
        ${raw(languagesByCountry)}
      ) as language,
      case
        when ${raw(isSuppressed('email_key(t.email)'))} then 'suppressed'
        when exists (select from bounced_addresses b where b.email = email_key(t.email)) then 'bounced'
        when ${raw(hasConfirmedConsent('email_key(t.email)'))} or ${raw(isContractCompany('c.id'))} then 'allowed'
        else 'withoutConsent'
      end as state
    from contacts t join companies c on c.id = t.company_id
    where c.deleted_at is null and t.status = 'active' and coalesce(t.email, '') <> '' and ${isOfList}
  ) as candidates
  order by email, (state = 'allowed') desc, is_primary desc, contact_id`;

/** SQL: the mailboxes that have confirmed a consent to news by e-mail ($1 languages with a text, $2 default language). */
const subscribersSql = `
  select email, null as "contactId", null as "companyId",
    case when language = any($1) then language else $2 end as language,
    case
      when ${isSuppressed('email')} then 'suppressed'
      when exists (select from bounced_addresses b where b.email = latest.email) then 'bounced'
      else 'allowed'
    end as state
  from (select distinct on (email) email, event, language from mailbox_consents order by email, id desc) as latest
  where event = 'confirmed'
  order by email`;

type Selection = Pick<EmailCampaign, 'audience' | 'texts' | 'defaultLanguage' | 'createdBy'>;

/** Languages in which a campaign has a whole text. */
export const getWrittenLanguages = ({ texts }: Pick<EmailCampaign, 'texts'>): Language[] =>
  languages.filter((language) => texts[language]?.subject && texts[language].content);

/**
 * Lists the contacts of the companies or requests in the list of a campaign, or the subscribers, once for each mailbox.
 * @throws BAD_USER_INPUT for a filter that the list refuses
 */
export async function listRecipients(db: EntityManager, campaign: Selection): Promise<Recipient[]> {
  const written = getWrittenLanguages(campaign);
  if (campaign.audience.subscribers) return db.query<Recipient[]>(subscribersSql, [written, campaign.defaultLanguage]);
  const { text, values } = selectRecipients(await isOfList(db, campaign), written, campaign.defaultLanguage);
  return db.query<Recipient[]>(text, values);
}

/** Condition of a contact t: belongs to the list of a campaign. */
async function isOfList(db: EntityManager, { audience, createdBy }: Selection): Promise<Sql> {
  const { list = 'companies', query = '' } = audience;
  const where = whereClause(
    await buildListConditions(db.dataSource, { list, query }, createdBy ? { id: createdBy } : null),
  );
  return list === 'companies'
    ? sql`t.company_id in (select id from companies ${where})`
    : sql`t.id in (select contact_id from quote_requests ${where})`;
}

/** SQL condition of the row `r` of campaign_recipients: the mailbox may still get commercial mails. */
export const isStillAllowed = `not ${isSuppressed('r.email')} and (
  exists (select from email_campaigns e where e.id = r.campaign_id and e.audience @> '{"subscribers": true}' and ${hasConfirmedConsent('r.email')})
  or exists (select from contacts t join companies c on c.id = t.company_id
    where t.id = r.contact_id and c.deleted_at is null and email_key(t.email) = r.email
      and (${hasConfirmedConsent('r.email')} or ${isContractCompany('c.id')})))`;
