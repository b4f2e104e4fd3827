/**
 * Name, contact and registration details of the company. Company, people, customers, partners and certificates are fictional, as the footer
 * states. A company that uses the site replaces this file and the figures of business.ts, which are statements of the company, and then
 * sets DEMO_BRAND=off. The pages then leave out the notice and what is still fictional: managers, testimonials, partners, certificates,
 * example projects and trades; remove `DemoContent` around a section when it has real content. The server warns as long as this file is
 * fictional. The legal pages are templates: a lawyer must review them and these details before the site goes live. The phone number is
 * unassigned and the `.example` domains are reserved, so that demo data never reaches a real person.
 */
export const brand = {
  name: 'Kordon Çelik',
  legalName: 'Kordon Çelik Sanayi ve Ticaret A.Ş.',
  founded: 1985,
  /** With spaces for display; links remove them. */
  phone: '+90 232 000 00 00',
  /** Public mailbox, and the default of the setting MAIL_FROM, the sender of all e-mails. */
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
  /** Details of the imprint and the privacy notice. All numbers are fictional: no register has assigned them. */
  registration: {
    mersis: '0999 0000 0000 0017',
    tradeRegister: 'İzmir, 000000',
    tax: 'Kordon, TR 9990000000',
    chamber: 'Körfez Sanayi Odası, 00000',
    management: 'Defne Karaca',
    /** Registered e-mail (kayıtlı elektronik posta). */
    kep: 'kordoncelik@kep.example',
    /** Number in the register of data controllers. */
    verbis: '0000000',
    /** Representative in the European Union by Article 27 GDPR. */
    euRepresentative: 'Kordon Steel Europe B.V., Havenkade 0, 3000 Rotterdam, privacy@kordon-europe.example',
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
export const originPlaceholder = 'https://kordon.invalid';

/** Placeholder for ANALYTICS_SCRIPT_URL in prerendered pages; the server replaces it, by nothing when the setting is unset. */
export const analyticsScriptPlaceholder = 'https://analytics.invalid';

/** Placeholder for DEMO_BRAND in prerendered pages; the server replaces it by `on` or `off`. */
export const demoBrandPlaceholder = 'demo-brand.invalid';
