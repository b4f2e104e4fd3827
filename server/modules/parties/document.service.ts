import sql from 'sql-template-tag';
import type { DataSource, EntityManager } from 'typeorm';
import type { Viewer } from '../../platform/graphql/context.ts';
import { storeAttachment } from '../files/index.ts';
import { pageOf, type Page } from '../../platform/database/keyset.ts';
import { latestFirst } from '../../platform/database/order.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { notFound } from '../../platform/graphql/errors.ts';
import type { PageArgs } from '../../platform/graphql/connection.ts';
import { ofCompany, ofPresentCompany } from './company.conditions.ts';
import { presentCompany } from './company.service.ts';
import { CompanyDocument } from './document.entity.ts';

const newestFirst = latestFirst<CompanyDocument>(sql`created_at`, 'createdAt');

export const companyDocuments = (db: DataSource, companyId: string, page: PageArgs): Promise<Page<CompanyDocument>> =>
  pageOf(
    db,
    {
      entity: CompanyDocument,
      where: [ofPresentCompany('company_documents'), ...ofCompany(companyId)],
      order: newestFirst,
    },
    page,
  );

/**
 * Stores the file at `path` as a document of a company, all of it or nothing.
 * @throws NOT_FOUND where there is no such company
 */
export async function addDocument(
  tx: EntityManager,
  companyId: string,
  { path, ...about }: { path: string; name: string; type: string; size: number },
  by: Viewer,
): Promise<CompanyDocument> {
  const company = await presentCompany(tx, companyId);
  const { id: attachmentId } = await storeAttachment(tx, path, about);
  return tx.save(tx.create(CompanyDocument, { ...about, companyId: company.id, attachmentId, createdBy: by.id }));
}

/**
 * Removes a document and its file for good.
 * @throws NOT_FOUND
 */
export async function deleteDocument(tx: EntityManager, id: string): Promise<boolean> {
  const document = isUuid(id) ? await tx.findOneBy(CompanyDocument, { id }) : null;
  if (!document) throw notFound('There is no such document');
  await presentCompany(tx, document.companyId);
  await tx.delete(CompanyDocument, { id });
  return true;
}
