import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { editors } from '../../platform/graphql/roles.ts';
import { CloseQuoteRequestInput, CloseQuoteRequestsInput } from './outcome.input.ts';
import { closeQuoteRequest, closeQuoteRequests, reopenQuoteRequest, type OutcomeContext } from './outcome.service.ts';
import { QuoteRequest } from './quote-request.entity.ts';

/** How quote requests are closed and reopened. */
@Resolver(() => QuoteRequest)
export class OutcomeResolver {
  @Authorized(editors)
  @Mutation(() => QuoteRequest, {
    description:
      'Closes a request as WON or LOST. CONFLICT, without any change, when the record changed after `version`, and without a `version` when it already has another outcome; `theirs` contains the current record.',
  })
  closeQuoteRequest(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Arg('input', () => CloseQuoteRequestInput, { description: 'Outcome with amount or reason.' })
    input: CloseQuoteRequestInput,
    @Arg('version', () => Date, { nullable: true, description: '`updatedAt` that the editor saw.' })
    version: Date | null,
    @Ctx() { transaction, viewer, reopeningChecks: checks }: OutcomeContext,
  ): Promise<QuoteRequest> {
    return transaction((tx) => closeQuoteRequest(tx, id, input, { version, checks, by: viewer!.name }));
  }

  @Authorized(editors)
  @Mutation(() => [QuoteRequest], {
    description:
      'Closes all of the requests or none. NOT_FOUND listing the unknown ids; BAD_USER_INPUT for WON when one has no amount; CONFLICT when one already has another outcome.',
  })
  closeQuoteRequests(
    @Arg('ids', () => [ID], { description: 'UUIDs of the requests, 1 to 100.' }) ids: string[],
    @Arg('input', () => CloseQuoteRequestsInput, { description: 'Outcome of all of them.' })
    input: CloseQuoteRequestsInput,
    @Ctx() { transaction }: OutcomeContext,
  ): Promise<QuoteRequest[]> {
    return transaction((tx) => closeQuoteRequests(tx, ids, input));
  }

  @Authorized(editors)
  @Mutation(() => QuoteRequest, {
    description:
      'Reopens a request with the status that it had before it was closed; an open one is returned as it is. CONFLICT when the record changed after `version`, and while it has an order that is not cancelled.',
  })
  reopenQuoteRequest(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Arg('version', () => Date, {
      nullable: true,
      description: '`updatedAt` that the editor saw; without it the last edit wins.',
    })
    version: Date | null,
    @Ctx() { transaction, reopeningChecks: checks }: OutcomeContext,
  ): Promise<QuoteRequest> {
    return transaction((tx) => reopenQuoteRequest(tx, id, { version, checks }));
  }
}
