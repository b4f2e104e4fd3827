/** A paper of the site as the build made it; build/papers/papers.json lists them all. */
export interface MadePaper {
  /** `/tr/catalogue.pdf`, below /papers. */
  path: string;
  /** Under which a browser keeps it, in the paper's language. */
  fileName: string;
  bytes: number;
}
