import type { PersonalTable } from '../../platform/database/personal-data.ts';

export const taskPersonalData: PersonalTable[] = [{ table: 'tasks', belongs: `t.quote_request_id = any(p.requests)` }];
