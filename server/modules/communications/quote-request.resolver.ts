import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Language } from '../../../common/enums.ts';
import type { Page } from '../../platform/database/keyset.ts';
import { PageArgs } from '../../platform/graphql/connection.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { LanguageEnum } from '../../platform/graphql/enums.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { ReadsIds } from '../../platform/graphql/wanted.ts';
import { quoteRequest, QuoteRequest } from '../quotes/index.ts';
import { Communication } from './communication.entity.ts';
import { communicationLoaders } from './communication.loaders.ts';
import { CommunicationConnection } from './communication.resolver.ts';
import { QuoteEmailInput, QuoteEmailLetter } from './quote-email.type.ts';
import { quoteEmailTemplates, sendQuoteEmail } from './quote-request.mail.ts';

/** The conversation about a quote request. */
@Resolver(() => QuoteRequest)
export class QuoteRequestCommunicationsResolver {
  @Authorized(readers)
  @Query(() => [QuoteEmailLetter], {
    description:
      'Letters to begin an e-mail about a request with, in the order of the work; none where there is no such request.',
  })
  async quoteEmailTemplates(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Arg('language', () => LanguageEnum, { nullable: true, description: "The request's unless told." })
    language: Language | null,
    @Ctx() { db }: Context,
  ): Promise<QuoteEmailLetter[]> {
    const request = await quoteRequest(db, id);
    return request ? quoteEmailTemplates(request, language) : [];
  }

  @Authorized(editors)
  @Mutation(() => Communication, {
    description:
      'Sends an e-mail to whoever sent the request, in the conversation that its confirmation began, and records it. A NEW request becomes CONTACTED.',
  })
  sendQuoteEmail(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Arg('input', () => QuoteEmailInput, { description: 'The message.' }) input: QuoteEmailInput,
    @Arg('mailId', () => ID, {
      nullable: true,
      description: 'UUID made by the composer when it opened: sent again, nothing is sent twice.',
    })
    mailId: string | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Communication> {
    return transaction((tx) => sendQuoteEmail(tx, id, input, { by: viewer, id: mailId }));
  }

  @ReadsIds()
  @FieldResolver(() => CommunicationConnection, { description: 'What was said about it, newest first.' })
  communications(
    @Root() { id }: QuoteRequest,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { loaders }: Context,
  ): Promise<Page<Communication>> {
    return loaders(communicationLoaders).ofRequest.load({ id, ...page });
  }
}
