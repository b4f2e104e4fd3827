import type { EntityManager } from 'typeorm';
import { countryName } from '../../../common/countries.ts';
import type { SupplierApplicationForm } from '../../../common/forms/supplier-application.ts';
import { leadKeys, leadOf, lockLead } from '../parties/index.ts';
import { communicationSubject, recordFormSubmission, salesIntl } from '../communications/index.ts';
import { claimAttachments } from '../files/index.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { confirmSupplier } from './mail/confirm-supplier.ts';
import { notifySupplier } from './mail/notify-supplier.ts';
import { productName, supplierFacts } from './mail/supplier-facts.ts';
import type { Receipt } from './receipt.type.ts';
import { receipt, receiptFor, recordConsents, saveReferenced } from './submission.ts';
import { SupplierApplication } from './supplier-application.entity.ts';

/** What the admin's form has as the default, and what countries are called there. */
const crmCountry = (country: SupplierApplicationForm['country']) =>
  country === 'turkey' ? 'Turkey' : (countryName(country, 'en') ?? 'Other');

/**
 * Turns an application to the supplier network into a supplier in the CRM: company, contact, application with its certificates,
 * communication, consent and mail jobs, all in the caller's transaction. A company that is known stays what the sales desk made of it:
 * a stranger's form changes no record. A submissionId stored before, even in the same instant, returns its receipt and writes nothing.
 * @param form as its schema cleaned it
 * @param address the visitor's IP address
 * @throws BAD_USER_INPUT where a file is gone or another form's
 */
export async function receiveSupplierApplication(
  tx: EntityManager,
  form: SupplierApplicationForm,
  address: string,
): Promise<Receipt> {
  const person = { name: form.contactPerson, company: form.companyName, email: form.email, phone: form.phone };
  await lockLead(tx, form.submissionId, leadKeys(person));
  const before = await receiptFor(tx, SupplierApplication, form.submissionId);
  if (before) return before;

  const lead = await leadOf(tx, person, {
    companyType: 'supplier',
    country: crmCountry(form.country),
    ...(form.website && { website: form.website }),
  });
  const { consent, honeypot, certificateIds, ...written } = form;
  const application = await saveReferenced(
    tx,
    tx.create(SupplierApplication, {
      ...written,
      ...lead,
      website: written.website || null,
      description: written.description || null,
    }),
  );
  const { id, productType, country, monthlyCapacity, description, language, createdAt } = application;
  const owned = { owner: 'supplier_application', ownerId: id, field: 'certificateIds' } as const;
  const files = await claimAttachments(tx, { ids: certificateIds, address, ...owned });
  const offer = supplierFacts(salesIntl, application).map(({ label, value }) => `${label}: ${value}`);
  await recordFormSubmission(tx, lead, {
    subject: communicationSubject('supplier', productName(salesIntl, productType)),
    content: [offer.join('\n'), description].filter(Boolean).join('\n\n'),
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
  return receipt(application);
}
