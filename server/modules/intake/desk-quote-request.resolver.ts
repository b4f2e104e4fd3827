import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { editors } from '../../platform/graphql/roles.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { DeskPersonInput, DeskQuoteRequestInput, LeadPreview } from './desk-quote-request.input.ts';
import { enterQuoteRequest, previewLead } from './desk-quote-request.service.ts';

/** Quote requests that a salesperson enters by hand, after a call, a meeting or a mail. */
@Resolver()
export class DeskQuoteRequestResolver {
  @Authorized(editors)
  @Mutation(() => QuoteRequest, {
    description:
      'Stores a quote request that a salesperson enters by hand, with its company, contact and communication, and notifies the sales desk. The customer gets no mail. BAD_USER_INPUT with a reason for every invalid field.',
  })
  createDeskQuoteRequest(
    @Arg('input', () => DeskQuoteRequestInput, { description: 'Values of the request.' }) input: DeskQuoteRequestInput,
    @Arg('id', () => ID, {
      nullable: true,
      description:
        'Idempotency key: a UUID that the form generated when it opened. A repeated call returns the request of the first call.',
    })
    id: string | null,
    @Ctx() { allRecords, db, viewer }: Context,
  ): Promise<QuoteRequest> {
    return allRecords.transaction((tx) => enterQuoteRequest(tx, input, { by: viewer!, id, visible: db }));
  }

  @Authorized(editors)
  @Query(() => LeadPreview, {
    description: 'The company, the contact and the open requests that a request by hand would be linked to.',
  })
  leadPreview(
    @Arg('person', () => DeskPersonInput, { description: 'The person as far as they are entered.' })
    person: DeskPersonInput,
    @Ctx() { db }: Context,
  ): Promise<LeadPreview> {
    return previewLead(db, person);
  }
}
