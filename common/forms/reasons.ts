/**
 * Validation errors as message ids. The server returns them with the path of the field, and the browser shows the message in the user's
 * language.
 */
export const publicReasons = {
  required: 'form.required',
  tooLong: 'form.tooLong',
  email: 'form.email.invalid',
  consent: 'form.consent.required',
  positive: 'form.number.positive',
  tooLarge: 'form.number.tooLarge',
  capacity: 'form.capacity.minimum',
  website: 'form.website.invalid',
  file: 'form.file.gone',
  tooManyFiles: 'form.files.tooMany',
  choice: 'form.choice.invalid',
  submission: 'form.submission.invalid',
} as const;

/** All validation errors, including those of the administration, whose messages exist only in Turkish. */
export const reasons = {
  ...publicReasons,
  amount: 'form.amount.invalid',
  score: 'form.score.range',
  duration: 'form.duration.invalid',
  date: 'form.date.invalid',
  datesReversed: 'form.dates.reversed',
  datePast: 'form.date.past',
  tooManyLines: 'form.offer.tooManyLines',
  requestClosed: 'form.offer.closed',
  sameCurrency: 'form.offer.sameCurrency',
  noRate: 'form.offer.noRate',
  tooManyTags: 'form.tags.tooMany',
  companyNotFound: 'form.company.gone',
  contactNotFound: 'form.contact.gone',
  otherCompany: 'form.contact.otherCompany',
  emailTaken: 'form.email.taken',
  alreadyReplied: 'form.reply.outbound',
  passwordTooShort: 'form.password.tooShort',
  passwordTooLong: 'form.password.tooLong',
  passwordIsEmail: 'form.password.isEmail',
  passwordGuessable: 'form.password.guessable',
  passwordWrong: 'form.password.wrong',
  codeWrong: 'form.code.wrong',
  setupExpired: 'form.code.setupOver',
  secondFactorOn: 'form.code.on',
  secondFactorOff: 'form.code.off',
  linkExpired: 'form.link.over',
  ownAccount: 'form.user.oneself',
  lastOwner: 'form.user.lastOwner',
  userEmailTaken: 'form.user.emailTaken',
  tokenDays: 'form.token.days',
  tooManyTokens: 'form.token.tooMany',
} as const;
