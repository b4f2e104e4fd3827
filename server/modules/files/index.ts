/** Public API of the files module. */
export { Attachment } from './attachment.entity.ts';
export { attachmentRoutes, handleFileError, sendFileError } from './attachment.routes.ts';
export {
  listAttachments,
  claimAttachments,
  streamAttachment,
  storeAttachment,
  storeContent,
} from './attachment.service.ts';
export { documentUpload } from './document-upload.ts';
export { requireEditor } from './require-editor.ts';
export { sendDownload, sendGeneratedPdf } from './send-file.ts';
export { createFileReaders } from './backup-rows.ts';
export { moveAttachments } from './move-attachments.ts';
export { removeFileContent, removeOrphanedFiles } from './remove-file-content.ts';
export { removeUnclaimedFiles } from './remove-unclaimed-files.ts';
export { filePersonalData } from './attachment.personal-data.ts';
