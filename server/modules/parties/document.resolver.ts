import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import type { Page } from '../../platform/database/keyset.ts';
import { connectionOf, PageArgs } from '../../platform/graphql/connection.ts';
import { CompanyDocument } from './document.entity.ts';
import { companyDocuments, deleteDocument } from './document.service.ts';

const CompanyDocumentConnection = connectionOf(CompanyDocument);

@Resolver(() => CompanyDocument)
export class DocumentResolver {
  @Authorized(readers)
  @Query(() => CompanyDocumentConnection, {
    description: 'Documents of a company, newest first. One is added by POST /companies/<id>/documents.',
  })
  companyDocuments(
    @Arg('companyId', () => ID, { description: 'UUID of the company.' }) companyId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<CompanyDocument>> {
    return companyDocuments(db, companyId, page);
  }

  @Authorized(editors)
  @Mutation(() => Boolean, { description: 'Removes a document and its file for good.' })
  deleteCompanyDocument(
    @Arg('id', () => ID, { description: 'UUID of the document.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteDocument(tx, id));
  }
}
