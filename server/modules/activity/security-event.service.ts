import type { EntityManager } from 'typeorm';
import type { SecurityEventKind } from '../../../common/enums.ts';
import { truncateIpAddress } from '../../platform/log.ts';

export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** E-mail of the admin user who did it. */
  actor?: string;
  /** IP address of the caller, of which only the network is stored. */
  network?: string;
  /** Who or what was changed; people by their e-mail in lower case, so that `blank_security_events` finds them. */
  details?: Record<string, string | number | boolean>;
}

/** Adds an event to the security log, in the transaction of what it records. */
export async function recordSecurityEvent(tx: EntityManager, event: NewSecurityEvent): Promise<void> {
  const { kind, actor, network = '', details = {} } = event;
  await tx.query('insert into security_events (kind, actor, network, details) values ($1, $2, $3, $4)', [
    kind,
    actor ?? null,
    truncateIpAddress(network) || null,
    JSON.stringify(details),
  ]);
}
