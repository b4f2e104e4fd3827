import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { contactMessageForm } from '../../../common/forms/contact-message.ts';
import { quoteRequestForm } from '../../../common/forms/quote-request.ts';
import { supplierApplicationForm } from '../../../common/forms/supplier-application.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { validated } from '../../platform/graphql/validated.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactMessageInput } from './contact-message.input.ts';
import { receiveContactMessage } from './contact-message.intake.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { QuoteRequestInput } from './quote-request.input.ts';
import { receiveQuoteRequest } from './quote-request.intake.ts';
import { Receipt } from './receipt.type.ts';
import { guarded } from './spam-guard.ts';
import { receiptFor } from './submission.ts';
import { SupplierApplication } from './supplier-application.entity.ts';
import { SupplierApplicationInput } from './supplier-application.input.ts';
import { receiveSupplierApplication } from './supplier-application.intake.ts';

const outcome =
  'with the company, contact and communication it makes, and sends two e-mails, that to the visitor only while their mailbox has had fewer ' +
  'than 6 of public forms within the hour. BAD_USER_INPUT with a reason for every field in need of correction, RATE_LIMITED after 30 forms ' +
  'from one address within ten minutes.';

/** What the public may send; what the sales desk does with it is for other resolvers. */
@Resolver()
export class SubmissionResolver {
  @Mutation(() => Receipt, { description: `Stores a quote request, ${outcome}` })
  async submitQuoteRequest(
    @Arg('input', { description: 'What the visitor filled in.' }) input: QuoteRequestInput,
    @Ctx() { db, address, transaction }: Context,
  ): Promise<Receipt> {
    const form = await validated(quoteRequestForm, input);
    return guarded({
      db,
      address,
      honeypot: form.website,
      known: () => receiptFor(db.manager, QuoteRequest, form.submissionId),
      store: () => transaction((tx) => receiveQuoteRequest(tx, form, address)),
    });
  }

  @Mutation(() => Receipt, { description: `Stores a message of the contact page and its file, ${outcome}` })
  async submitContactMessage(
    @Arg('input', { description: 'What the visitor filled in.' }) input: ContactMessageInput,
    @Ctx() { db, address, transaction }: Context,
  ): Promise<Receipt> {
    const form = await validated(contactMessageForm, input);
    return guarded({
      db,
      address,
      honeypot: form.website,
      known: () => receiptFor(db.manager, ContactMessage, form.submissionId),
      store: () => transaction((tx) => receiveContactMessage(tx, form, address)),
    });
  }

  @Mutation(() => Receipt, { description: `Stores an application to the supplier network and its files, ${outcome}` })
  async submitSupplierApplication(
    @Arg('input', { description: 'What the company filled in.' }) input: SupplierApplicationInput,
    @Ctx() { db, address, transaction }: Context,
  ): Promise<Receipt> {
    const form = await validated(supplierApplicationForm, input);
    return guarded({
      db,
      address,
      honeypot: form.honeypot,
      known: () => receiptFor(db.manager, SupplierApplication, form.submissionId),
      store: () => transaction((tx) => receiveSupplierApplication(tx, form, address)),
    });
  }
}
