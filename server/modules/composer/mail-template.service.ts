import type { DataSource, EntityManager } from 'typeorm';
import { mailTemplateForm } from '../../../common/forms/scheduled-mail.ts';
import { fillVariables, type MailVariable } from '../../../common/mail-variables.ts';
import { isUuid } from '../../platform/database/rows.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { forbidden, notFound } from '../../platform/graphql/errors.ts';
import { assertNotStale } from '../../platform/graphql/optimistic-locking.ts';
import { admins } from '../../platform/graphql/roles.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { getProductName, visitorIntl } from '../communications/index.ts';
import { AdminUser } from '../identity/index.ts';
import { Company, Contact } from '../parties/index.ts';
import { QuoteRequest } from '../quotes/index.ts';
import { MailTemplate } from './mail-template.entity.ts';
import type { FilledMailTemplate, MailTemplateInput } from './mail-template.types.ts';

const MAX_LISTED = 500;

/** Lists the templates of a user and the shared ones, by name. */
export const listMailTemplates = (db: DataSource, viewer: Viewer): Promise<MailTemplate[]> =>
  db.manager
    .createQueryBuilder(MailTemplate, 'template')
    .where('private_to is null or private_to = :viewer', { viewer: viewer.id })
    .orderBy('fold_text(name)')
    .addOrderBy('id')
    .take(MAX_LISTED)
    .getMany();

/**
 * Adds a template, or changes it.
 * @param id null for a new one
 * @throws BAD_USER_INPUT with the fields; FORBIDDEN for a shared one without the role ADMIN; CONFLICT for a stale version; NOT_FOUND
 */
export async function saveMailTemplate(
  tx: EntityManager,
  id: string | null,
  input: MailTemplateInput,
  { by, version }: { by: Viewer; version: Date | null },
): Promise<MailTemplate> {
  const { isShared, ...values } = await validateInput(mailTemplateForm, input);
  if (isShared) assertMayShare(by);
  const privateTo = isShared ? null : by.id;
  if (!id) {
    const template = tx.create(MailTemplate, { ...values, privateTo });
    await tx.insert(MailTemplate, template);
    return tx.findOneByOrFail(MailTemplate, { id: template.id });
  }
  const template = await lockTemplate(tx, id, by);
  assertNotStale({ record: template, enums: ['language'] }, version);
  await tx.update(MailTemplate, { id }, { ...values, privateTo, updatedAt: new Date() });
  return tx.findOneByOrFail(MailTemplate, { id });
}

/** @throws FORBIDDEN for a shared template without the role ADMIN; NOT_FOUND */
export async function deleteMailTemplate(tx: EntityManager, id: string, by: Viewer): Promise<boolean> {
  await lockTemplate(tx, id, by);
  await tx.delete(MailTemplate, { id });
  return true;
}

async function lockTemplate(tx: EntityManager, id: string, by: Viewer): Promise<MailTemplate> {
  const template = isUuid(id)
    ? await tx.findOne(MailTemplate, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!template || !isUsable(template, by)) throw notFound('There is no such template');
  if (template.privateTo === null) assertMayShare(by);
  return template;
}

const isUsable = ({ privateTo }: MailTemplate, viewer: Viewer): boolean =>
  privateTo === null || privateTo === viewer.id;

function assertMayShare({ role }: Viewer): void {
  if (!admins.includes(role)) throw forbidden('A shared template is changed by an admin');
}

interface TemplateRecords {
  companyId: string | null;
  contactId: string | null;
  quoteRequestId: string | null;
}

/**
 * Fills in the data of a contact, company and quote request, and of the user. Unknown records have no data.
 * @throws NOT_FOUND for an unknown template and for the one of a colleague
 */
export async function fillMailTemplate(
  db: DataSource,
  id: string,
  { companyId, contactId, quoteRequestId }: TemplateRecords,
  viewer: Viewer,
): Promise<FilledMailTemplate> {
  const template = isUuid(id) ? await db.manager.findOneBy(MailTemplate, { id }) : null;
  if (!template || !isUsable(template, viewer)) throw notFound('There is no such template');
  const { subject, content, language } = template;
  const find = <Row>(id: string | null, read: (id: string) => Promise<Row | null>) =>
    id && isUuid(id) ? read(id) : Promise.resolve(null);
  const request = await find(quoteRequestId, (id) => db.manager.findOneBy(QuoteRequest, { id }));
  const company = await find(companyId ?? request?.companyId ?? null, (id) => db.manager.findOneBy(Company, { id }));
  const contact = await find(contactId ?? request?.contactId ?? null, (id) => db.manager.findOneBy(Contact, { id }));
  const sender = await db.manager.findOneBy(AdminUser, { id: viewer.id });
  const values: Partial<Record<MailVariable, string | null>> = {
    'contact.name': contact?.name ?? request?.name ?? null,
    'company.name': company?.name ?? null,
    'request.reference': request?.reference ?? null,
    'request.product': (request && getProductName(visitorIntl(language), request)) ?? null,
    'sender.name': sender?.name ?? null,
    'sender.title': sender?.jobTitle ?? null,
  };
  return { subject: fillVariables(subject, values), content: fillVariables(content, values) };
}
