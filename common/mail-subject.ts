/** Every customer's mail program has its own word for an answer. */
const isAnswer = /^(?:re|yan|ynt|réf?|رد|پاسخ)\s*:/iu;

/** The subject of an answer: `Re: ` and what is answered, which may be an answer itself. */
export const answerTo = (subject: string): string => (isAnswer.test(subject) ? subject : `Re: ${subject}`);
