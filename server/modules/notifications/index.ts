/** Public API of the notifications module. */
export { mailNotifications, visibleRecords } from './mail-notifications.ts';
export { Notification } from './notification.entity.ts';
export { NotificationResolver } from './notification.resolver.ts';
export { listChoices } from './notification.service.ts';
export { type NotifiedRecord, notifyStaff } from './notify-staff.ts';
export { removeOldNotifications } from './remove-old-notifications.ts';
export { notificationPersonalData } from './notification.personal-data.ts';
