import { Arg, Ctx, Field, Float, ID, InputType, Mutation, Resolver } from 'type-graphql';
import type { Language } from '../../../common/enums.ts';
import { LanguageEnum } from '../../platform/graphql/enums.ts';
import type { EntityManager } from 'typeorm';
import { countryName } from '../../../common/countries.ts';
import { supplierApplicationForm, type SupplierApplicationForm } from '../../../common/forms/supplier-application.ts';
import { toLeadKeys, findOrCreateLead, lockLead } from '../parties/index.ts';
import { salesIntl } from '../communications/index.ts';
import { claimAttachments } from '../files/index.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { confirmSupplier } from './mail/confirm-supplier.ts';
import { notifySupplier } from './mail/notify-supplier.ts';
import { getSupplierProductName, formatSupplierDetails } from './mail/supplier-details.ts';
import {
  findReceipt,
  resultDescription,
  Receipt,
  recordConsents,
  recordInbound,
  saveWithReference,
  storeUnlessSpam,
  toReceipt,
} from './submission.ts';
import { SupplierApplication } from './supplier-application.entity.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { validateInput } from '../../platform/graphql/validation.ts';

@InputType({
  description:
    'An application to the supplier network. Control characters and bidirectional formatting characters are removed from every field.',
})
class SupplierApplicationInput {
  @Field(() => ID, {
    description:
      'Idempotency key: a UUID that the form generates when it opens. A repeated submission returns the first receipt and stores nothing.',
  })
  submissionId!: string;

  @Field({ description: 'Company name, at most 200 characters.' })
  companyName!: string;

  @Field({ description: "Slug of the form's list: turkey, germany, uae, …, other." })
  country!: string;

  @Field({ description: "Slug of the form's list: scrap, slab, hot-rolled-coil, …, other." })
  productType!: string;

  @Field(() => Float, { description: 'Metric tons per month, at least 100.' })
  monthlyCapacity!: number;

  @Field({ description: 'Name of the person, at most 120 characters.' })
  contactPerson!: string;

  @Field({ description: 'E-mail address for the answer; exactly one address without a display name.' })
  email!: string;

  @Field({ description: 'Phone number, at most 40 characters.' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'URL of the website; https:// may be omitted.' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'Description, at most 5,000 characters.' })
  description?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Attached certificates: the ids that POST /attachments returned, at most 10.',
  })
  certificateIds?: string[] | null;

  @Field(() => LanguageEnum, { description: 'Language of the page; mails to the company use it.' })
  language!: Language;

  @Field({ description: 'Whether the privacy notice was accepted; false returns BAD_USER_INPUT.' })
  consent!: boolean;

  @Field(() => String, { nullable: true, description: 'Honeypot: an invisible field that people leave empty.' })
  honeypot?: string | null;
}

@Resolver()
export class SupplierApplicationSubmissionResolver {
  @Mutation(() => Receipt, {
    description: `Stores an application to the supplier network and its files, ${resultDescription}`,
  })
  async submitSupplierApplication(
    @Arg('input', { description: 'Values of the form.' }) input: SupplierApplicationInput,
    @Ctx() context: Context,
  ): Promise<Receipt> {
    const form = await validateInput(supplierApplicationForm, input);
    const submission = { submissionId: form.submissionId, honeypot: form.honeypot };
    return storeUnlessSpam(context, SupplierApplication, submission, (tx) =>
      receiveSupplierApplication(tx, form, context.address),
    );
  }
}

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
async function receiveSupplierApplication(
  tx: EntityManager,
  form: SupplierApplicationForm,
  address: string,
): Promise<Receipt> {
  const person = { name: form.contactPerson, company: form.companyName, email: form.email, phone: form.phone };
  await lockLead(tx, form.submissionId, toLeadKeys(person));
  const earlierReceipt = await findReceipt(tx, SupplierApplication, form.submissionId);
  if (earlierReceipt) return earlierReceipt;

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
  const details = formatSupplierDetails(salesIntl, application).map(({ label, value }) => `${label}: ${value}`);
  await recordInbound(tx, lead, {
    subject: salesIntl.formatMessage(
      { id: 'sales.supplier.communication' },
      { about: getSupplierProductName(salesIntl, productType) },
    ),
    content: [details.join('\n'), description].filter(Boolean).join('\n\n'),
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
