import sql from 'sql-template-tag';
import { latestFirst } from '../../platform/database/pagination.ts';
import type { ActivityLog } from './activity-log.entity.ts';
import type { SecurityEvent } from './security-event.entity.ts';

/** Ids of the logs are bigints, not UUIDs. */
const isLogId = (id: string) => /^\d{1,18}$/.test(id);

export const latestChangeFirst = latestFirst<ActivityLog>(sql`created_at`, 'createdAt', isLogId);
export const latestEventFirst = latestFirst<SecurityEvent>(sql`created_at`, 'createdAt', isLogId);
