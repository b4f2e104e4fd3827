/** File extensions that forms accept. The server also checks the content of each file. */
export const attachmentExtensions = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'xls', 'xlsx'] as const;
