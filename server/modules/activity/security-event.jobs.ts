import { object } from 'yup';
import { defineJob, addJob, type Job } from '../../platform/jobs/job.ts';
import { sendCopy } from './security-event.copy.ts';
import { SecurityEvent } from './security-event.entity.ts';
import { reportSecurityEvent } from './security-event.service.ts';

/** Retries continue for about three weeks, in case the receiver is unavailable. */
const COPY_ATTEMPTS = 90;

/**
 * Creates the jobs that write an event to the server's log and copy it to an address outside of the database.
 * @param copyUrl SECURITY_LOG_URL; undefined makes no copies
 */
export function createSecurityEventJobs(copyUrl: string | undefined): Job<{ id: string }>[] {
  const copySecurityEvent = defineJob({
    name: 'copy-security-event',
    payload: reportSecurityEvent.payload,
    maxAttempts: COPY_ATTEMPTS,
    async run({ id }, { db }) {
      const event = await db.findOneBy(SecurityEvent, { id });
      if (event && copyUrl) await sendCopy(copyUrl, event);
    },
  });
  return [
    defineJob({
      ...reportSecurityEvent,
      async run({ id }, { db, log }) {
        const event = await db.findOneBy(SecurityEvent, { id });
        if (!event) return;
        if (copyUrl) await addJob(db, copySecurityEvent, { id }, { key: `copy-security-event-${id}` });
        const { kind, network, details } = event;
        log.info({ securityEvent: { id, kind, network, details: pickLoggedDetails(details) } }, 'security event');
      },
    }),
    copySecurityEvent,
  ];
}

/** Details whose text comes from the code, not from a user. */
const detailsWithCodedText = 'role from to step purpose factor reason list format operation route change status'.split(
  ' ',
);

/** Removes names, e-mail addresses and texts that somebody entered. With the id, the complete event can be found in the database. */
const pickLoggedDetails = (details: SecurityEvent['details']): SecurityEvent['details'] =>
  Object.fromEntries(
    Object.entries(details).filter(([name, value]) => typeof value !== 'string' || detailsWithCodedText.includes(name)),
  );

/** Deletes security events whose retention period, technicalLogs in common/retention.ts, is over. */
export const removeOldSecurityEvents = defineJob({
  name: 'remove-old-security-events',
  payload: object({}),
  maxAttempts: 3, // the next scheduled run tries again
  schedule: '41 1 * * *',
  async run(_payload, { db }) {
    await db.query('select delete_old_security_events()');
  },
});
