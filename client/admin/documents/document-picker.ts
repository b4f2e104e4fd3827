/** Opens the file picker of a company's documents, which is rendered by DocumentsPanel. */
export const openDocumentPicker = (companyId: string): void => document.getElementById(getPickerId(companyId))?.click();

/** Returns the id of the file input. */
export const getPickerId = (companyId: string): string => `documents-of-${companyId}`;
