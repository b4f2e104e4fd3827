import sql from 'sql-template-tag';
import type { DataSource, EntityManager } from 'typeorm';
import type { Viewer } from '../../platform/graphql/context.ts';
import type { FileStorage } from '../../platform/files/file-folder.ts';
import { storeAttachment } from '../files/index.ts';
import { fetchPage, latestFirst, type Page, type PageArgs } from '../../platform/database/pagination.ts';
import { isUuid } from '../../platform/database/rows.ts';
import { notFound } from '../../platform/graphql/errors.ts';
import { belongsToCompany, companyIsNotDeleted } from './company.conditions.ts';
import { lockCompany } from './company.service.ts';
import { CompanyDocument } from './document.entity.ts';

const newestFirst = latestFirst<CompanyDocument>(sql`created_at`, 'createdAt');

/** Lists the documents of a company, newest first; none when the company is deleted. */
export const listDocuments = (db: DataSource, companyId: string, page: PageArgs): Promise<Page<CompanyDocument>> =>
  fetchPage(
    db,
    {
      entity: CompanyDocument,
      where: [companyIsNotDeleted('company_documents'), ...belongsToCompany(companyId)],
      order: newestFirst,
    },
    page,
  );

/**
 * Stores the file at `path` as a document of a company.
 * @throws NOT_FOUND when the company does not exist or is deleted
 */
export async function addDocument(
  tx: EntityManager,
  files: FileStorage,
  companyId: string,
  { path, ...file }: { path: string; name: string; type: string; size: number },
  by: Viewer,
): Promise<CompanyDocument> {
  const company = await lockCompany(tx, companyId);
  const { id: attachmentId } = await storeAttachment(tx, files, path, file);
  return tx.save(tx.create(CompanyDocument, { ...file, companyId: company.id, attachmentId, createdBy: by.id }));
}

/**
 * Permanently removes a document and its file.
 * @throws NOT_FOUND
 */
export async function deleteDocument(tx: EntityManager, id: string): Promise<boolean> {
  const document = isUuid(id) ? await tx.findOneBy(CompanyDocument, { id }) : null;
  if (!document) throw notFound('There is no such document');
  await lockCompany(tx, document.companyId);
  await tx.delete(CompanyDocument, { id });
  return true;
}
