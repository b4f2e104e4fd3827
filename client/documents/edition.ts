/** When the papers' content was settled: it stands in the files, so that the same content makes the same file on every machine. */
export const edition = new Date('2026-11-21T00:00:00Z');
