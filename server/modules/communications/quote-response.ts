import type { EntityManager } from 'typeorm';
import type { Communication } from './communication.entity.ts';

/**
 * Sets the first response time of the quote request of an outbound communication, unless it is already set, and changes the status
 * from NEW to CONTACTED. Any type of communication counts.
 */
export async function recordFirstResponse(
  tx: EntityManager,
  { quoteRequestId, direction }: Pick<Communication, 'quoteRequestId' | 'direction'>,
): Promise<void> {
  if (!quoteRequestId || direction === 'inbound') return;
  await tx.query(
    `update quote_requests set
       status = case status when 'new' then 'contacted' else status end,
       first_response_at = coalesce(first_response_at, now())
     where id = $1 and (status = 'new' or first_response_at is null)`,
    [quoteRequestId],
  );
}

/** Marks all inbound communications about a quote request as replied. */
export async function markRequestAnswered(tx: EntityManager, quoteRequestId: string): Promise<void> {
  await tx.query(
    `update communications set status = 'replied', follow_up_required = false, follow_up_date = null
     where quote_request_id = $1 and direction = 'inbound' and (status <> 'replied' or follow_up_required)`,
    [quoteRequestId],
  );
}
