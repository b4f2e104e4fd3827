import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { contactMessageForm } from '../../../common/forms/contact-message.ts';
import { quoteRequestForm } from '../../../common/forms/quote-request.ts';
import { supplierApplicationForm } from '../../../common/forms/supplier-application.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { validateInput } from '../../platform/graphql/validate-input.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactMessageInput } from './contact-message.input.ts';
import { receiveContactMessage } from './contact-message.intake.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { QuoteRequestInput } from './quote-request.input.ts';
import { receiveQuoteRequest } from './quote-request.intake.ts';
import { Receipt } from './receipt.type.ts';
import { withSpamGuard } from './spam-guard.ts';
import { findReceipt } from './submission.ts';
import { SupplierApplication } from './supplier-application.entity.ts';
import { SupplierApplicationInput } from './supplier-application.input.ts';
import { receiveSupplierApplication } from './supplier-application.intake.ts';

const outcome =
  'with its company, contact and communication, and sends two e-mails. The visitor receives at most 6 e-mails of public forms per hour. ' +
  'BAD_USER_INPUT with a reason for every invalid field, RATE_LIMITED after 30 forms from one address within ten minutes.';

/** Mutations of the public forms. */
@Resolver()
export class SubmissionResolver {
  @Mutation(() => Receipt, { description: `Stores a quote request, ${outcome}` })
  async submitQuoteRequest(
    @Arg('input', { description: 'Values of the form.' }) input: QuoteRequestInput,
    @Ctx() { db, address, transaction }: Context,
  ): Promise<Receipt> {
    const form = await validateInput(quoteRequestForm, input);
    return withSpamGuard({
      db,
      address,
      honeypot: form.website,
      findReceipt: () => findReceipt(db.manager, QuoteRequest, form.submissionId),
      store: () => transaction((tx) => receiveQuoteRequest(tx, form, address)),
    });
  }

  @Mutation(() => Receipt, { description: `Stores a message of the contact page and its file, ${outcome}` })
  async submitContactMessage(
    @Arg('input', { description: 'Values of the form.' }) input: ContactMessageInput,
    @Ctx() { db, address, transaction }: Context,
  ): Promise<Receipt> {
    const form = await validateInput(contactMessageForm, input);
    return withSpamGuard({
      db,
      address,
      honeypot: form.website,
      findReceipt: () => findReceipt(db.manager, ContactMessage, form.submissionId),
      store: () => transaction((tx) => receiveContactMessage(tx, form, address)),
    });
  }

  @Mutation(() => Receipt, { description: `Stores an application to the supplier network and its files, ${outcome}` })
  async submitSupplierApplication(
    @Arg('input', { description: 'Values of the form.' }) input: SupplierApplicationInput,
    @Ctx() { db, address, transaction }: Context,
  ): Promise<Receipt> {
    const form = await validateInput(supplierApplicationForm, input);
    return withSpamGuard({
      db,
      address,
      honeypot: form.honeypot,
      findReceipt: () => findReceipt(db.manager, SupplierApplication, form.submissionId),
      store: () => transaction((tx) => receiveSupplierApplication(tx, form, address)),
    });
  }
}
