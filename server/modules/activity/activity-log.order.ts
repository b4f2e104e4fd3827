import sql from 'sql-template-tag';
import { latestFirst } from '../../platform/database/pagination.ts';
import type { ActivityLog } from './activity-log.entity.ts';

/** Ids of the activity log are bigints, not UUIDs. */
const isLogId = (id: string) => /^\d{1,18}$/.test(id);

export const latestChangeFirst = latestFirst<ActivityLog>(sql`created_at`, 'createdAt', isLogId);
