/** The number, followed by the revision if it is not the first, such as `OFF-2026-0012 / 2`. */
export const formatOfferNumber = ({ number, revision }: { number: string; revision: number }): string =>
  revision > 1 ? `${number} / ${revision}` : number;
