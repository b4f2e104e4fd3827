import { array, boolean, number, object, string, type InferType } from 'yup';
import { supplierMinimums } from '../business.ts';
import { countries } from '../countries.ts';
import { languages } from '../enums.ts';
import { steelProducts } from '../steel-products.ts';
import { fileId } from './file-id.ts';
import { reasons } from './reasons.ts';
import { choice, email, line, paragraphs, phone, webAddress } from './text.ts';

/** Maximum length of each field. */
const supplierApplicationLimits = {
  companyName: 200,
  contactPerson: 120,
  email: 254,
  phone: 40,
  website: 300,
  description: 5000,
  honeypot: 2000,
} as const;

const limits = supplierApplicationLimits;

/** In tons per month: more than any mill, and within the precision of the database column. */
const MAX_CAPACITY = 10_000_000;
/** Maximum number of files per application. */
export const MAX_CERTIFICATES = 10;

/** The fields of the supplier form. */
export const supplierForm = object({
  companyName: line(limits.companyName).required(reasons.required),
  country: choice(countries).required(reasons.required),
  productType: choice(steelProducts).required(reasons.required),
  /** In tons per month. */
  monthlyCapacity: number()
    .typeError(reasons.positive)
    .min(supplierMinimums.monthlyTons, reasons.capacity)
    .max(MAX_CAPACITY, reasons.tooLarge)
    .required(reasons.required),
  contactPerson: line(limits.contactPerson).required(reasons.required),
  email: email().required(reasons.required),
  phone: phone(limits.phone).required(reasons.required),
  website: webAddress(limits.website),
  description: paragraphs(limits.description),
  /** Ids of files that POST /attachments stored. */
  certificateIds: array()
    .of(fileId().required(reasons.file))
    .transform((ids: string[] | null) => ids ?? [])
    .max(MAX_CERTIFICATES, reasons.tooManyFiles)
    .default([]),
  /** Whether the privacy notice was read. */
  consent: boolean().default(false).oneOf([true], reasons.consent),
  /** Invisible, so that only spam bots fill it in. Other forms use `website` for this, which is a real field here. */
  honeypot: line(limits.honeypot),
});

/** A submitted application: the fields of the form, and values that the client adds. */
export const supplierApplicationForm = supplierForm.shape({
  /** Created when the form opens; the server ignores a repeated submission. */
  submissionId: string().uuid(reasons.submission).required(reasons.submission),
  language: choice(languages).required(reasons.required),
});

export type SupplierForm = InferType<typeof supplierForm>;
export type SupplierApplicationForm = InferType<typeof supplierApplicationForm>;
