/** What other modules may import of files. */
export { Attachment } from './attachment.entity.ts';
export { attachmentRoutes, fileFailures, refuseFile } from './attachment.routes.ts';
export { attachmentsOf, claimAttachments, contentOf, storeAttachment, storeContent } from './attachment.service.ts';
export { removeUnclaimedFiles } from './remove-unclaimed-files.ts';
