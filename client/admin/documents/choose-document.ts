/** Opens the file picker of a company's documents, wherever on the page it is. */
export const chooseDocument = (companyId: string): void => document.getElementById(pickerOf(companyId))?.click();

/** Id of that picker. */
export const pickerOf = (companyId: string): string => `documents-of-${companyId}`;
