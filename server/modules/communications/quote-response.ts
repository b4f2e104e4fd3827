import type { EntityManager } from 'typeorm';
import type { Communication } from './communication.entity.ts';

/**
 * Whoever asked for a quote has heard from us: the time of the first answer stands, and a new request is one that we are in touch
 * about. Any means counts.
 */
export async function recordResponse(
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

/** Whatever they sent about a request has been answered. */
export async function settleRequest(tx: EntityManager, quoteRequestId: string): Promise<void> {
  await tx.query(
    `update communications set status = 'replied', follow_up_required = false, follow_up_date = null
     where quote_request_id = $1 and direction = 'inbound' and (status <> 'replied' or follow_up_required)`,
    [quoteRequestId],
  );
}
