/** Date of the content, written into the PDF files: a fixed date, so that the same content gives the same file on every machine. */
export const contentDate = new Date('2026-11-21T00:00:00Z');
