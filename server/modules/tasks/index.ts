/** Public API of the tasks module. */
export { StoredTask, Task } from './task.entity.ts';
export { queueMorningMails, sendMorningMail } from './morning-mail.ts';
export { TaskResolver } from './task.resolver.ts';
export { handOverTasks } from './task.service.ts';
export { taskPersonalData } from './task.personal-data.ts';
