/** Of a sample certificate: A4 upright, in units of its drawing. */
export const certificateSheet = { width: 420, height: 594 };

/** Where `npm run guilloche` writes a certificate's frame and rosette, and the site finds it. */
export const guillocheOf = (certificateId: string): string => `guilloche/${certificateId}.svg`;
