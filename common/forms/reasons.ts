/**
 * Why a form is refused: ids of messages, never sentences, because the browser says them in the visitor's language and the
 * server sends them beside the field they belong to.
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

/** Those that only the administration's forms give, which speak Turkish alone, with all others. */
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
  companyGone: 'form.company.gone',
  contactGone: 'form.contact.gone',
  otherCompany: 'form.contact.otherCompany',
  emailTaken: 'form.email.taken',
  alreadyReplied: 'form.reply.outbound',
  passwordTooShort: 'form.password.tooShort',
  passwordTooLong: 'form.password.tooLong',
  passwordIsEmail: 'form.password.isEmail',
  passwordGuessable: 'form.password.guessable',
  passwordWrong: 'form.password.wrong',
  codeWrong: 'form.code.wrong',
  setupOver: 'form.code.setupOver',
  secondFactorOn: 'form.code.on',
  secondFactorOff: 'form.code.off',
  linkOver: 'form.link.over',
  oneself: 'form.user.oneself',
  lastOwner: 'form.user.lastOwner',
  userEmailTaken: 'form.user.emailTaken',
  tokenDays: 'form.token.days',
  tooManyTokens: 'form.token.tooMany',
} as const;
