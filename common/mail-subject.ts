/** Reply prefixes of mail clients in the languages of our customers. */
const replyPrefix = /^(?:re|yan|ynt|réf?|رد|پاسخ)\s*:/iu;

/** Returns the subject of a reply: adds `Re: ` unless the subject already has a reply prefix. */
export const createReplySubject = (subject: string): string => (replyPrefix.test(subject) ? subject : `Re: ${subject}`);
