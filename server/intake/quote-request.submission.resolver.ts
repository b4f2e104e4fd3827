import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { quoteRequestForm } from '../../common/forms/quote-request.ts';
import type { Context } from '../context.ts';
import { validated } from '../platform/graphql/validated.ts';
import { QuoteRequestInput } from './quote-request.input.ts';
import { receiveQuoteRequest, receiptFor } from './quote-request.intake.ts';
import { Receipt } from './receipt.type.ts';
import { guarded } from './spam-guard.ts';

/** The public half of quote requests; what the sales desk does with them is the other resolver's. */
@Resolver()
export class QuoteRequestSubmissionResolver {
  @Mutation(() => Receipt, {
    description:
      'Stores a quote request, with the company, contact and communication it makes, and sends two e-mails. BAD_USER_INPUT with a reason ' +
      'for every field in need of correction, RATE_LIMITED after 30 requests from one address within ten minutes.',
  })
  async submitQuoteRequest(
    @Arg('input', { description: 'What the visitor filled in.' }) input: QuoteRequestInput,
    @Ctx() { db, address, transaction }: Context,
  ): Promise<Receipt> {
    const form = await validated(quoteRequestForm, input);
    return guarded({
      db,
      address,
      honeypot: form.website,
      known: () => receiptFor(db.manager, form.submissionId),
      store: () => transaction((tx) => receiveQuoteRequest(tx, form, address)),
    });
  }
}
