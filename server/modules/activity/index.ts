/** Public API of the activity module. */
export { ActivityLog } from './activity-log.entity.ts';
export { latestChangeFirst } from './activity-log.order.ts';
export { ActivityLogConnection, ActivityLogResolver } from './activity-log.resolver.ts';
export { type ActivityContext, ActivityFeed } from './activity.feed.ts';
export { ActivitySubscription } from './activity.subscription.ts';
export { SecurityEvent } from './security-event.entity.ts';
export { createSecurityEventJobs, removeOldSecurityEvents } from './security-event.jobs.ts';
export { SecurityEventResolver } from './security-event.resolver.ts';
export { countSecurityEvents, recordSecurityEvent } from './security-event.service.ts';
export { SecurityMonitor } from './security-monitor.ts';
