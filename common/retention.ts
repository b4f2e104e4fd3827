/**
 * How long personal data is kept; each comment names the data and the event from which the period counts. The privacy notice states these
 * periods, and jobs apply them (server/modules/privacy/apply-retention.ts). Laws are named where they set the period.
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
  /** Price alerts and requests about data that were never confirmed; from their creation. */
  unconfirmedAlerts: { days: 7 },
  /** Price alerts; from the sending of the alert. */
  sentAlerts: { days: 30 },
  /** Companies and communications that a user deleted; from the deletion. */
  deletedRecords: { days: 30 },
  /** Logs of requests and of security events; from the event. */
  technicalLogs: { years: 1 },
  /** Uploaded files that no form was sent with; from the upload. */
  unclaimedUploads: { days: 1 },
  /** Requests of persons about their data; from the answer. */
  privacyRequests: { years: 3 },
} as const satisfies Record<string, { years: number } | { days: number }>;

/** Days within which a request of a person about their data is answered (KVKK Article 13, GDPR Article 12). */
export const privacyAnswerDays = 30;

/** How long the browser of a visitor keeps the answer to the question about measurement. */
export const consentLifetime = { years: 1 } as const;

/** A session of staff ends after `idleHours` without requests, and `maximumDays` after sign-in even if it is in use. A browser tab caches the user's name and role for `profileHours`. */
export const sessionLifetime = { idleHours: 12, maximumDays: 7, profileHours: 1 } as const;

/**
 * How long a browser remembers which staff members have signed in with it, so that a sign-in from another browser is noticed, and
 * sign-in attempts of strangers cannot lock out these staff members.
 */
export const knownDeviceLifetime = { years: 1 } as const;

/** Days after which notifications of staff are deleted. They show names of records and contain no other data of visitors. */
export const notificationRetention = { days: 90 } as const;

/** Days after which text and files of an ignored mail are removed; from the decision. Sender and subject stay, so that it is not stored again. */
export const ignoredMailRetention = { days: 30 } as const;
