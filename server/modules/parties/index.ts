/** Public API of the parties module: companies, contacts and company documents. */
export { belongsToCompany, companyIsNotDeleted } from './company.conditions.ts';
export { Company } from './company.entity.ts';
export { buildCompanyConditions, companyLoaders, getCompanyOrder, OwnerFilter } from './company.list.ts';
export { readCompanyFilter, readOwnerFilter } from './company.url-filter.ts';
export { CompanyResolver } from './company.resolver.ts';
export { removeDeletedCompanies } from './company.retention.ts';
export { Contact } from './contact.entity.ts';
export { contactLoaders } from './contact.loaders.ts';
export { ContactResolver } from './contact.resolver.ts';
export {
  addContactEmail,
  type DeskPerson,
  findOrCreateDeskLead,
  matchDeskLead,
  resolveSelection,
  toDeskLeadKeys,
} from './desk-lead.service.ts';
export { CompanyDocument } from './document.entity.ts';
export { DocumentResolver } from './document.resolver.ts';
export { documentRoutes } from './document.routes.ts';
export { getCompanyDomain, type Lead, toLeadKeys, findOrCreateLead, lockLead } from './lead.service.ts';
export { amountSums, MoneyAmount, MoneyTotal, sumUpAmounts } from './money-amount.type.ts';
export { partyPersonalData } from './party.personal-data.ts';
