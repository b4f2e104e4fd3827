/** Number and, from the second one on, revision, such as `OFF-2026-0012 / 2`. */
export const formatOfferNumber = ({ number, revision }: { number: string; revision: number }): string =>
  revision > 1 ? `${number} / ${revision}` : number;
