import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Language } from '../../../common/enums.ts';
import { type Page, PageArgs } from '../../platform/database/pagination.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { LanguageEnum } from '../../platform/graphql/enums.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { findQuoteRequest, QuoteRequest } from '../quotes/index.ts';
import { Communication } from './communication.entity.ts';
import { communicationLoaders } from './communication.loaders.ts';
import { CommunicationConnection } from './communication.resolver.ts';
import { QuoteEmailInput, QuoteEmailDraft } from './quote-email.type.ts';
import { getQuoteEmailDrafts, sendQuoteEmail } from './quote-request.mail.ts';

/** Communications about a quote request. */
@Resolver(() => QuoteRequest)
export class QuoteRequestCommunicationsResolver {
  @Authorized(readers)
  @Query(() => [QuoteEmailDraft], {
    description:
      'Drafts for an e-mail about a quote request, in workflow order; empty when the request does not exist.',
  })
  async quoteEmailTemplates(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Arg('language', () => LanguageEnum, { nullable: true, description: 'By default the language of the request.' })
    language: Language | null,
    @Ctx() { db }: Context,
  ): Promise<QuoteEmailDraft[]> {
    const request = await findQuoteRequest(db, id);
    return request ? getQuoteEmailDrafts(request, language) : [];
  }

  @Authorized(editors)
  @Mutation(() => Communication, {
    description:
      'Sends an e-mail to the sender of the request, in the thread of its confirmation, and records it. Changes the status from NEW to CONTACTED.',
  })
  sendQuoteEmail(
    @Arg('id', () => ID, { description: 'UUID of the request.' }) id: string,
    @Arg('input', () => QuoteEmailInput, { description: 'The e-mail.' }) input: QuoteEmailInput,
    @Arg('mailId', () => ID, {
      nullable: true,
      description:
        'Idempotency key: a UUID that the composer generated when it opened. A repeated call returns the communication of the first call.',
    })
    mailId: string | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<Communication> {
    return transaction((tx) => sendQuoteEmail(tx, id, input, { by: viewer, id: mailId }));
  }

  @FieldResolver(() => CommunicationConnection, { description: 'Communications about the request, newest first.' })
  communications(
    @Root() { id }: QuoteRequest,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { loaders }: Context,
  ): Promise<Page<Communication>> {
    return loaders(communicationLoaders).byQuoteRequest.load({ id, ...page });
  }
}
