import { object, string } from 'yup';
import type { EntityManager } from 'typeorm';
import { securityEventKinds, type SecurityEventKind } from '../../../common/enums.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { truncateIpAddress } from '../../platform/log.ts';

export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** E-mail of the admin user who did it; by default the one to whom `Context.transaction` attributes changes. */
  actor?: string | undefined;
  /** IP address of the caller, of which only the network is stored; by default the address of the request whose `Context.transaction` is open. */
  network?: string | undefined;
  /** Who or what was changed; people by their e-mail in lower case, so that `blank_security_events` finds them. */
  details?: Record<string, string | number | boolean> | undefined;
}

/** Name and payload of the job that reports an event, to queue it; security-event.jobs.ts runs it. */
export const reportSecurityEvent = {
  name: 'report-security-event',
  payload: object({ id: string().required() }),
  maxAttempts: 8,
};

const counts = Object.fromEntries(securityEventKinds.map((kind) => [kind, 0])) as Record<SecurityEventKind, number>;

/** Returns how often each kind of event has happened in this process. */
export const countSecurityEvents = (): Readonly<Record<SecurityEventKind, number>> => counts;

/** Counts an event that the caller does not store immediately. */
export function countSecurityEvent(kind: SecurityEventKind): void {
  counts[kind]++;
}

/**
 * Adds an event to the security log, in the transaction of the change that it records, and queues its line in the server's log. Events
 * that strangers can cause as often as they like are reported to the `SecurityMonitor` instead.
 */
export async function recordSecurityEvent(tx: EntityManager, event: NewSecurityEvent): Promise<void> {
  countSecurityEvent(event.kind);
  await storeSecurityEvent(tx, event);
}

/** Stores an event that has been counted. */
export async function storeSecurityEvent(tx: EntityManager, event: NewSecurityEvent): Promise<void> {
  const { kind, actor, network = '', details = {} } = event;
  const [{ id }] = await tx.query<[{ id: string }]>(
    `insert into security_events (kind, actor, network, details)
     values ($1, coalesce($2, nullif(current_setting('kordon.actor', true), '')),
       coalesce($3, nullif(current_setting('kordon.network', true), '')), $4)
     returning id`,
    [kind, actor ?? null, truncateIpAddress(network) || null, JSON.stringify(details)],
  );
  await addJob(tx, reportSecurityEvent, { id });
}
