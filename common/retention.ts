/**
 * How long personal data is kept; each comment names the data and the event from which the period counts. The privacy notice states these
 * periods. Jobs apply those of deleted records, price alerts, uploads and security events; the company applies the others by hand. Laws are
 * named where they set the period.
 */
export const retention = {
  /** Quote requests and messages that lead to no contract; from the last correspondence. */
  requests: { years: 3 },
  /** Supplier applications with documents and referees; from the last correspondence. */
  supplierApplications: { years: 3 },
  /** Contracts, invoices and business correspondence; from the end of the calendar year (Turkish Commercial Code, Article 82). */
  commercialRecords: { years: 10 },
  /** Consent to commercial messages; from its withdrawal (Regulation on Commercial Communication, Article 13). */
  consents: { years: 3 },
  /** Price alerts that were never confirmed; from their creation. */
  unconfirmedAlerts: { days: 7 },
  /** Price alerts; from the sending of the alert. */
  sentAlerts: { days: 30 },
  /** Companies and communications that a user deleted; from the deletion. */
  deletedRecords: { days: 30 },
  /** Logs of requests and of security events; from the event. */
  technicalLogs: { years: 1 },
  /** Uploaded files that no form was sent with; from the upload. */
  unclaimedUploads: { days: 1 },
} as const satisfies Record<string, { years: number } | { days: number }>;

/** How long the browser of a visitor keeps the answer to the question about measurement. */
export const consentLifetime = { years: 1 } as const;

/** A session of staff ends after `idleHours` without requests, and `maximumDays` after sign-in even if it is in use. The browser keeps name and role for `profileHours`. */
export const sessionLifetime = { idleHours: 12, maximumDays: 7, profileHours: 1 } as const;

/** The browser of staff keeps for this long who has signed in with it, so that a sign-in from another one is noticed. */
export const knownDeviceLifetime = { years: 1 } as const;

/** Days after which notifications of staff are deleted. They show names of records and contain no other data of visitors. */
export const notificationRetention = { days: 90 } as const;
