/** Endings of the files that a form takes; the server looks into them and believes no name. */
export const attachmentEndings = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'xls', 'xlsx'] as const;
