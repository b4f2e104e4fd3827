import { array, boolean, number, object, string, type InferType } from 'yup';
import { supplierMinimums } from '../business.ts';
import { countries } from '../countries.ts';
import { languages } from '../enums.ts';
import { steelProducts } from '../steel-products.ts';
import { fileId } from './file-id.ts';
import { reasons } from './reasons.ts';
import { choice, email, line, paragraphs, phone, webAddress } from './text.ts';

/** Longest accepted text of each field, for the schema and for the inputs' `maxLength`. */
export const supplierApplicationLimits = {
  companyName: 200,
  contactPerson: 120,
  email: 254,
  phone: 40,
  website: 300,
  description: 5000,
  honeypot: 2000,
} as const;

const limits = supplierApplicationLimits;

/** Tons a month; beyond any mill, and well inside what the database keeps exactly. */
const maxCapacity = 10_000_000;
/** Files with one application. */
export const maxCertificates = 10;

/** What a company fills in to supply us. */
export const supplierForm = object({
  companyName: line(limits.companyName).required(reasons.required),
  country: choice(countries).required(reasons.required),
  productType: choice(steelProducts).required(reasons.required),
  /** Tons a month. */
  monthlyCapacity: number()
    .typeError(reasons.positive)
    .min(supplierMinimums.monthlyTons, reasons.capacity)
    .max(maxCapacity, reasons.tooLarge)
    .required(reasons.required),
  contactPerson: line(limits.contactPerson).required(reasons.required),
  email: email().required(reasons.required),
  phone: phone(limits.phone).required(reasons.required),
  website: webAddress(limits.website),
  description: paragraphs(limits.description),
  /** Of the files that POST /attachments took. */
  certificateIds: array()
    .of(fileId().required(reasons.file))
    .transform((ids: string[] | null) => ids ?? [])
    .max(maxCertificates, reasons.tooManyFiles)
    .default([]),
  /** The privacy notice was read. */
  consent: boolean().default(false).oneOf([true], reasons.consent),
  /** Hidden from people, so only a program fills it in; `website` is a real field here. */
  honeypot: line(limits.honeypot),
});

/** An application as it reaches the server: what the company filled in, and what the form adds by itself. */
export const supplierApplicationForm = supplierForm.shape({
  /** Made when the form opens, so that a repeated sending is told from a second application. */
  submissionId: string().uuid(reasons.submission).required(reasons.submission),
  language: choice(languages).required(reasons.required),
});

export type SupplierForm = InferType<typeof supplierForm>;
export type SupplierApplicationForm = InferType<typeof supplierApplicationForm>;
