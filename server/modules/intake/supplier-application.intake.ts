import type { EntityManager } from 'typeorm';
import { countryName } from '../../../common/countries.ts';
import type { SupplierApplicationForm } from '../../../common/forms/supplier-application.ts';
import { toLeadKeys, findOrCreateLead, lockLead } from '../parties/index.ts';
import { formatCommunicationSubject, recordFormSubmission, salesIntl } from '../communications/index.ts';
import { claimAttachments } from '../files/index.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { confirmSupplier } from './mail/confirm-supplier.ts';
import { notifySupplier } from './mail/notify-supplier.ts';
import { getProductName, formatSupplierFacts } from './mail/supplier-facts.ts';
import type { Receipt } from './receipt.type.ts';
import { findReceipt, recordConsents, saveWithReference, toReceipt } from './submission.ts';
import { SupplierApplication } from './supplier-application.entity.ts';

/** Returns the country name as the CRM stores it. 'Turkey' is the default of the company form. */
const toCrmCountry = (country: SupplierApplicationForm['country']) =>
  country === 'turkey' ? 'Turkey' : (countryName(country, 'en') ?? 'Other');

/**
 * Stores an application to the supplier network: company, contact, application with its certificates, communication, consent and
 * mail jobs, all in the caller's transaction. An existing company is not changed, because the form is public. A repeated or
 * simultaneous submission with the same submissionId returns the first receipt.
 * @param form validated by its schema
 * @param address IP address of the visitor
 * @throws BAD_USER_INPUT when a file does not exist or belongs to another form
 */
export async function receiveSupplierApplication(
  tx: EntityManager,
  form: SupplierApplicationForm,
  address: string,
): Promise<Receipt> {
  const person = { name: form.contactPerson, company: form.companyName, email: form.email, phone: form.phone };
  await lockLead(tx, form.submissionId, toLeadKeys(person));
  const before = await findReceipt(tx, SupplierApplication, form.submissionId);
  if (before) return before;

  const lead = await findOrCreateLead(tx, person, {
    companyType: 'supplier',
    country: toCrmCountry(form.country),
    ...(form.website && { website: form.website }),
  });
  const { consent, honeypot, certificateIds, ...values } = form;
  const application = await saveWithReference(
    tx,
    tx.create(SupplierApplication, {
      ...values,
      ...lead,
      website: values.website || null,
      description: values.description || null,
    }),
  );
  const { id, productType, country, monthlyCapacity, description, language, createdAt } = application;
  const owner = { owner: 'supplier_application', ownerId: id, field: 'certificateIds' } as const;
  const files = await claimAttachments(tx, { ids: certificateIds, address, ...owner });
  const facts = formatSupplierFacts(salesIntl, application).map(({ label, value }) => `${label}: ${value}`);
  await recordFormSubmission(tx, lead, {
    subject: formatCommunicationSubject('supplier', getProductName(salesIntl, productType)),
    content: [facts.join('\n'), description].filter(Boolean).join('\n\n'),
    tags: ['supplier_application', productType, 'website'],
    metadata: {
      supplier_application_id: id,
      product_type: productType,
      country,
      monthly_capacity: monthlyCapacity,
      source: 'website_supplier_form',
      language,
      attachments: files.map(({ id, name, type, size }) => ({ id, name, type, size })),
    },
    createdAt,
  });
  await recordConsents(tx, { language, address }, [
    { purpose: 'privacy_notice', subjectType: 'supplier_application', subjectId: id },
  ]);
  for (const mail of [notifySupplier, confirmSupplier]) await addJob(tx, mail, { supplierApplicationId: id });
  return toReceipt(application);
}
