/**
 * Name and contact details of the company. Phone number and `.example` domains are reserved or unassigned, so that demo data never
 * reaches a real person.
 */
export const brand = {
  name: 'Kordon Çelik',
  legalName: 'Kordon Çelik Sanayi ve Ticaret A.Ş.',
  founded: 1985,
  /** With spaces for display; links remove them. */
  phone: '+90 232 000 00 00',
  /** Public mailbox, and the sender of all e-mails. */
  email: 'info@kordon.example',
  /** Default of the setting SALES_EMAIL, the mailbox of the sales desk. */
  salesEmail: 'teklif@kordon.example',
  address: {
    street: 'Liman Caddesi No: 1',
    district: 'Konak',
    city: 'İzmir',
    postalCode: '35230',
    /** ISO 3166-1 code. */
    country: 'TR',
  },
  /** The gate of the plant, in WGS 84 degrees. */
  position: { latitude: 38.4372, longitude: 27.1428 },
  /** Office hours in `timeZone`; Monday is day 1. */
  hours: { firstDay: 1, lastDay: 5, opens: '08:30', closes: '18:00' },
  /** IANA time zone of office hours, reports and e-mails. */
  timeZone: 'Europe/Istanbul',
  social: {
    linkedin: 'https://linkedin.example/company/kordon-celik',
    youtube: 'https://youtube.example/@kordoncelik',
    instagram: 'https://instagram.example/kordoncelik',
  },
} as const;

/** Placeholder for PUBLIC_URL in prerendered pages; the server replaces it when it publishes them. */
export const originToken = 'https://kordon.invalid';
