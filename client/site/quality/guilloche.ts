/** Size of a sample certificate in viewBox units: A4 portrait. */
export const certificateSize = { width: 420, height: 594 };

/** Returns the path, below `public`, of the frame and rosette that `node scripts/run.js tools/assets/guilloche.ts` generates for a certificate. */
export const getGuillochePath = (certificateId: string): string => `guilloche/${certificateId}.svg`;
