import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Field,
  UseMiddleware,
} from 'type-graphql';
import type { ConsentEvent, Language } from '../../../common/enums.ts';
import {
  personCorrectionForm,
  personKeyForm,
  privacyAnswerForm,
  privacyRequestForm,
} from '../../../common/forms/privacy-request.ts';
import { newsSubscriptionForm } from '../../../common/forms/news-subscription.ts';
import { isUuid } from '../../platform/database/rows.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { ConsentEventEnum, LanguageEnum } from '../../platform/graphql/enums.ts';
import { notFound } from '../../platform/graphql/errors.ts';
import { admins, editors } from '../../platform/graphql/roles.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { mailsPerMailbox, toMailboxKey } from '../../platform/mail/send-to-visitor.ts';
import { networkOf, rateLimit } from '../../platform/rate-limit.ts';
import {
  confirmConsent,
  consentLoaders,
  subscribeToNews,
  withdrawConsent,
  withdrawConsentOf,
} from '../consents/index.ts';
import { assertFreshProof, FreshProof, type IdentityContext } from '../identity/index.ts';
import { Contact } from '../parties/index.ts';
import { previewErasure } from './erase-person.ts';
import { checkPersonKey, correctPerson, findPersons } from './person.service.ts';
import {
  answerPrivacyRequest,
  confirmPrivacyRequest,
  enterPrivacyRequest,
  eraseAndRecord,
  listPrivacyRequests,
  submitPrivacyRequest,
} from './privacy-request.service.ts';
import {
  ErasureReport,
  NewsSubscriptionInput,
  PersonCorrectionInput,
  PersonData,
  PrivacyRequest,
  PrivacyRequestInput,
  RetentionRun,
} from './privacy.types.ts';

/** Each request sends a mail to an address that anyone can enter. */
const requestsPerAddress = rateLimit({ name: 'privacy', points: 5, seconds: 3_600 });
const subscriptionsPerAddress = rateLimit({ name: 'news-subscriptions', points: 10, seconds: 600 });
const requestsPerMailbox = rateLimit({ name: 'privacy-mailbox', points: 3, seconds: 24 * 3_600 });

const linkToken = { description: 'Token from the link in the mail.' };
const personKey = { description: 'E-mail address, or the phone number of a person without one.' };

/** Runs of the last two months. */
const MAX_RUNS = 60;

const toForm = ({ kind, ...input }: PrivacyRequestInput) => ({ ...input, privacyKind: kind });

/** Operations for visitors; each response is the same whether or not anything is stored about the mailbox. */
@Resolver()
export class PrivacyFormResolver {
  @Mutation(() => Boolean, {
    description:
      'Asks about the data of a mailbox and sends a mail with a link; without the confirmation the request has no effect. The response is ' +
      'the same for unknown mailboxes. BAD_USER_INPUT with a reason for every invalid field, RATE_LIMITED after 5 requests from one address within an ' +
      'hour, or 3 requests of one mailbox within a day.',
  })
  async submitPrivacyRequest(
    @Arg('input', { description: 'The submitted form.' }) input: PrivacyRequestInput,
    @Ctx() { allRecords: { db, transaction }, address }: Context,
  ): Promise<boolean> {
    const form = await validateInput(privacyRequestForm, toForm(input));
    await requestsPerAddress.consume(db, networkOf(address));
    if (form.website) return true;
    const key = toMailboxKey(form.email);
    await requestsPerMailbox.consume(db, key);
    await mailsPerMailbox.consume(db, key);
    await transaction((tx) => submitPrivacyRequest(tx, form));
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Confirms a request; confirming it again changes nothing. NOT_FOUND for an unknown link.',
  })
  async confirmPrivacyRequest(
    @Arg('token', linkToken) token: string,
    @Ctx() { allRecords }: Context,
  ): Promise<boolean> {
    await allRecords.transaction((tx) => confirmPrivacyRequest(tx, token));
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Subscribes a mailbox to news by e-mail and sends a mail with a link; without the confirmation nothing is sent. The response is the same ' +
      'for a mailbox that has confirmed it. BAD_USER_INPUT with a reason for every invalid field, RATE_LIMITED after 10 requests from one address ' +
      'within ten minutes, or after 6 mails of public forms to one mailbox within an hour.',
  })
  async subscribeToNews(
    @Arg('input', { description: 'The submitted form.' }) input: NewsSubscriptionInput,
    @Ctx() { allRecords: { db, transaction }, address }: Context,
  ): Promise<boolean> {
    const form = await validateInput(newsSubscriptionForm, input);
    await subscriptionsPerAddress.consume(db, networkOf(address));
    if (form.website) return true;
    await mailsPerMailbox.consume(db, toMailboxKey(form.email));
    await transaction((tx) => subscribeToNews(tx, form, address));
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Confirms the consent to news by e-mail; confirming it again changes nothing. NOT_FOUND for an unknown link.',
  })
  async confirmNews(@Arg('token', linkToken) token: string, @Ctx() { allRecords }: Context): Promise<boolean> {
    await allRecords.transaction((tx) => confirmConsent(tx, token));
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Withdraws the consent to news by e-mail; withdrawing it again changes nothing. NOT_FOUND for an unknown link.',
  })
  async withdrawNews(@Arg('token', linkToken) token: string, @Ctx() { allRecords }: Context): Promise<boolean> {
    await allRecords.transaction((tx) => withdrawConsent(tx, token));
    return true;
  }
}

/** Operations of the administration on personal data. */
@Resolver(() => PrivacyRequest)
export class PrivacyDeskResolver {
  @Authorized(admins)
  @Query(() => [PrivacyRequest], { description: 'Open requests, most urgent first, then the latest answered ones.' })
  privacyRequests(@Ctx() { allRecords: { db } }: Context): Promise<PrivacyRequest[]> {
    return listPrivacyRequests(db.manager);
  }

  @Authorized(admins)
  @Query(() => [RetentionRun], { description: `The latest ${MAX_RUNS} runs of the retention job.` })
  retentionRuns(@Ctx() { allRecords: { db } }: Context): Promise<RetentionRun[]> {
    return db.query(
      `select id, created_at as "createdAt", removed from retention_runs order by id desc limit ${MAX_RUNS}`,
    );
  }

  @Authorized(admins)
  @Query(() => [PersonData], {
    description: 'Persons with an e-mail address or a phone number. BAD_USER_INPUT when the text is neither.',
  })
  personData(@Arg('email', personKey) email: string, @Ctx() { allRecords: { db } }: Context): Promise<PersonData[]> {
    return findPersons(db.manager, email);
  }

  @Authorized(admins)
  @Mutation(() => PrivacyRequest, {
    description: 'Enters a request that came by letter or phone; the caller has checked who asks.',
  })
  async enterPrivacyRequest(
    @Arg('input', { description: 'The request.' }) input: PrivacyRequestInput,
    @Ctx() { allRecords, viewer }: Context,
  ): Promise<PrivacyRequest> {
    const form = await validateInput(privacyRequestForm, toForm(input));
    return allRecords.transaction((tx) => enterPrivacyRequest(tx, form, viewer!));
  }

  @Authorized(admins)
  @Mutation(() => PrivacyRequest, {
    description:
      'Answers a request by mail. BAD_USER_INPUT without a text, NOT_FOUND, CONFLICT when it is answered already.',
  })
  async answerPrivacyRequest(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Arg('answer', { description: 'Text of the answer, in the language of the person, at most 5,000 characters.' })
    answer: string,
    @Ctx() { allRecords, viewer }: Context,
  ): Promise<PrivacyRequest> {
    const form = await validateInput(privacyAnswerForm, { answer });
    return allRecords.transaction((tx) => answerPrivacyRequest(tx, id, form.answer, viewer!));
  }

  @Authorized(admins)
  @UseMiddleware(FreshProof)
  @Mutation(() => Int, {
    description:
      'Corrects name, mailbox and phone number of a person wherever they are stored, except in offers and orders. Returns the number of ' +
      'changed rows. PROOF_REQUIRED without a fresh proof of identity, NOT_FOUND when nobody has the mailbox.',
  })
  async correctPerson(
    @Arg('email', { description: 'Mailbox of the person.' }) email: string,
    @Arg('correction', { description: 'New values.' }) correction: PersonCorrectionInput,
    @Ctx() context: IdentityContext,
  ): Promise<number> {
    const values = await validateInput(personCorrectionForm, correction);
    return context.allRecords.transaction((tx) => correctPerson(tx, email, values));
  }

  @Authorized(admins)
  @Mutation(() => ErasureReport, {
    description:
      'Erases all data of a person, except what has to be kept by law, and records the request with the result. A dry run changes nothing. ' +
      'PROOF_REQUIRED without a fresh proof of identity unless it is a dry run; BAD_USER_INPUT for the mailbox of an admin user.',
  })
  async erasePerson(
    @Arg('email', personKey) email: string,
    @Arg('dryRun', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Only tells what would be erased.',
    })
    dryRun: boolean | null,
    @Ctx() context: IdentityContext,
  ): Promise<ErasureReport> {
    const form = await validateInput(personKeyForm, { email });
    checkPersonKey(form.email);
    const { transaction } = context.allRecords;
    if (dryRun) return { requestId: '', ...(await transaction((tx) => previewErasure(tx, form.email))) };
    await assertFreshProof(context);
    return transaction((tx) => eraseAndRecord(tx, form.email, context.viewer!));
  }
}

@ObjectType({
  description:
    'A consent of a mailbox to news by e-mail that was given, confirmed or withdrawn; the latest entry counts.',
})
class MailboxConsent {
  @Field(() => ID, { description: 'Sequential number.' })
  id!: string;

  @Field(() => ConsentEventEnum, { description: 'What happened.' })
  event!: ConsentEvent;

  @Field({ description: 'Version of the text that was shown.' })
  textVersion!: string;

  @Field(() => LanguageEnum, { description: 'Language of the text.' })
  language!: Language;

  @Field({ description: 'Where it happened: kind of the form, `link` or `panel`.' })
  source!: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail of the admin user who withdrew it; null when the person withdrew it.',
  })
  actor!: string | null;

  @Field(() => Date, { description: 'Time of the event.' })
  createdAt!: Date;
}

@Resolver(() => Contact)
export class ContactConsentResolver {
  @FieldResolver(() => [MailboxConsent], { description: 'Consents of the mailbox to news by e-mail, latest first.' })
  consents(@Root() { email }: Contact, @Ctx() { loaders }: Context): Promise<MailboxConsent[]> {
    return email ? loaders(consentLoaders).consentsByMailbox.load(email.toLowerCase()) : Promise.resolve([]);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the mailbox must not get news by e-mail: it refused, or was erased and then entered again.',
  })
  refusesNews(@Root() { email }: Contact, @Ctx() { loaders }: Context): Promise<boolean> {
    return email ? loaders(consentLoaders).isSuppressed.load(email.toLowerCase()) : Promise.resolve(false);
  }

  @Authorized(editors)
  @Mutation(() => Boolean, {
    description: 'Withdraws the consent of a contact who has called or written. NOT_FOUND when there is none.',
  })
  async withdrawContactConsent(
    @Arg('contactId', () => ID, { description: 'UUID of the contact.' }) contactId: string,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<boolean> {
    await transaction(async (tx) => {
      const contact = isUuid(contactId) ? await tx.findOneBy(Contact, { id: contactId }) : null;
      if (!contact?.email) throw notFound();
      await withdrawConsentOf(tx, contact.email, viewer!.email);
    });
    return true;
  }
}
