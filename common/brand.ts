/**
 * The company that this site speaks for, all of it in one place: change this file and the pictures, and the site is another
 * company's. The phone number and the `.example` names are reserved or unassigned, so nobody is called or written to by mistake.
 */
export const brand = {
  name: 'Kordon Çelik',
  legalName: 'Kordon Çelik Sanayi ve Ticaret A.Ş.',
  founded: 1985,
  /** As it is read; a link drops the spaces. */
  phone: '+90 232 000 00 00',
  /** Public mailbox, and the sender of every message. */
  email: 'info@kordon.example',
  /** Mailbox of the sales desk where SALES_EMAIL names no other. */
  salesEmail: 'teklif@kordon.example',
  address: {
    street: 'Liman Caddesi No: 1',
    district: 'Konak',
    city: 'İzmir',
    postalCode: '35230',
    /** ISO 3166-1 */
    country: 'TR',
  },
  /** The gate of the plant on the map, WGS 84 degrees. */
  position: { latitude: 38.4372, longitude: 27.1428 },
  /** When somebody answers the telephone, by the clock of `timeZone`; days count from Monday as 1. */
  hours: { firstDay: 1, lastDay: 5, opens: '08:30', closes: '18:00' },
  /** IANA name: the clock that opening hours, reports and messages go by. */
  timeZone: 'Europe/Istanbul',
  social: {
    linkedin: 'https://linkedin.example/company/kordon-celik',
    youtube: 'https://youtube.example/@kordoncelik',
    instagram: 'https://instagram.example/kordoncelik',
  },
} as const;

/** Stands for PUBLIC_URL in prerendered pages; the server puts the real address in its place when it publishes them. */
export const originToken = 'https://kordon.invalid';
