/** A PDF document of the site as the build wrote it; build/documents/documents.json lists them all. */
export interface BuiltDocument {
  /** `/tr/catalogue.pdf`, below the URL path /papers. */
  path: string;
  /** The name under which a browser saves it, in the document's language. */
  fileName: string;
  bytes: number;
}
