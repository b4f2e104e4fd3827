import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { editors, readers } from '../../platform/graphql/roles.ts';
import { type Page, PageArgs } from '../../platform/database/pagination.ts';
import { createConnectionType } from '../../platform/graphql/connection.ts';
import { CompanyDocument } from './document.entity.ts';
import { deleteDocument, listDocuments } from './document.service.ts';

const CompanyDocumentConnection = createConnectionType(CompanyDocument);

@Resolver(() => CompanyDocument)
export class DocumentResolver {
  @Authorized(readers)
  @Query(() => CompanyDocumentConnection, {
    description: 'Documents of a company, newest first. POST /companies/<id>/documents adds one.',
  })
  companyDocuments(
    @Arg('companyId', () => ID, { description: 'UUID of the company.' }) companyId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: Context,
  ): Promise<Page<CompanyDocument>> {
    return listDocuments(db, companyId, page);
  }

  @Authorized(editors)
  @Mutation(() => Boolean, { description: 'Permanently removes a document and its file.' })
  deleteCompanyDocument(
    @Arg('id', () => ID, { description: 'UUID of the document.' }) id: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteDocument(tx, id));
  }
}
