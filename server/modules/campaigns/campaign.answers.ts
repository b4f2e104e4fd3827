import type { EntityManager } from 'typeorm';

/** Local part of the Message-ID of the mail to a recipient, and of a test mail with the id of its campaign. */
const messageId = /^campaign-(?:test-)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-\d+)?$/;

const listIds = (localParts: readonly string[]): string[] =>
  localParts.flatMap((localPart) => messageId.exec(localPart)?.[1] ?? []);

/** Whether a Message-ID, of which the local part is given, belongs to the mail of a campaign, a test mail included. */
export async function isCampaignMail(tx: EntityManager, localPart: string): Promise<boolean> {
  const [id] = listIds([localPart]);
  if (!id) return false;
  const found = await tx.query<unknown[]>(
    'select from campaign_recipients where id = $1 union all select from email_campaigns where id = $1 limit 1',
    [id],
  );
  return found.length > 0;
}

/** Counts a mail as an answer to a campaign, once for each recipient. @param localParts of the Message-IDs that the mail answers */
export async function recordCampaignAnswer(tx: EntityManager, localParts: readonly string[]): Promise<void> {
  const ids = listIds(localParts);
  if (ids.length === 0) return;
  await tx.query(
    `with answered as (
       update campaign_recipients set replied_at = now() where id = any($1) and replied_at is null returning campaign_id
     )
     update email_campaigns set replied_count = replied_count + (select count(*) from answered where campaign_id = email_campaigns.id)
     where id in (select campaign_id from answered)`,
    [ids],
  );
}

interface ReturnedMail {
  email: string;
  companyId: string | null;
}

/**
 * Finds the mail of a campaign that was returned, and marks it as failed when it was refused for good.
 * @param emails addresses that the report names, as email_key
 */
export async function recordCampaignReturn(
  tx: EntityManager,
  localPart: string,
  emails: readonly string[],
  failure: string | null,
): Promise<ReturnedMail | null> {
  const ids = listIds([localPart]);
  if (ids.length === 0) return null;
  const [returned] = await tx.query<(ReturnedMail & { id: string })[]>(
    `select id, email, company_id as "companyId" from campaign_recipients where id = any($1) and email = any($2)`,
    [ids, emails],
  );
  if (!returned) return null;
  if (failure)
    await tx.query(
      `with failed as (
         update campaign_recipients set status = 'failed', failure = $2 where id = $1 and status = 'sent' returning campaign_id
       )
       update email_campaigns set sent_count = greatest(sent_count - 1, 0) where id in (select campaign_id from failed)`,
      [returned.id, failure.slice(0, 500)],
    );
  return returned;
}
