import { number, object, type InferType } from 'yup';
import {
  companyPriorities,
  companySizes,
  companyStatuses,
  companyTypes,
  currencies,
  leadSources,
  type CompanyPriority,
  type CompanyStatus,
  type CompanyType,
  type Currency,
  type LeadSource,
} from '../enums.ts';
import { reasons } from './reasons.ts';
import { choice, line, paragraphs, webAddress } from './text.ts';

/** Maximum length of each field. */
export const companyLimits = {
  name: 200,
  legalName: 200,
  industry: 120,
  website: 300,
  addressLine1: 200,
  addressLine2: 200,
  city: 120,
  state: 120,
  postalCode: 20,
  country: 80,
  taxNumber: 40,
  tradeRegistryNo: 60,
  linkedinUrl: 300,
  paymentTerms: 200,
  notes: 10_000,
  internalNotes: 10_000,
} as const;

const limits = companyLimits;

/** In the company's currency. The database column has 12 digits before and 2 after the decimal point. */
const MAX_CREDIT_LIMIT = 999_999_999_999.99;
const MAX_LEAD_SCORE = 100;

/** Default values of a new company. */
export const companyDefaults = {
  companyType: 'prospect',
  status: 'active',
  priority: 'medium',
  leadSource: 'manual',
  leadScore: 50,
  creditLimit: 0,
  country: 'Turkey',
  currency: 'USD',
} as const satisfies {
  companyType: CompanyType;
  status: CompanyStatus;
  priority: CompanyPriority;
  leadSource: LeadSource;
  leadScore: number;
  creditLimit: number;
  country: string;
  currency: Currency;
};

/** A number that defaults to 0 when the field is empty. */
const optionalNumber = () =>
  number().transform((value: number, originalValue: unknown) =>
    originalValue === '' || originalValue === null ? 0 : value,
  );

/** A company as the sales desk enters it. Missing texts become ''. */
export const companyForm = object({
  name: line(limits.name).required(reasons.required),
  legalName: line(limits.legalName),
  industry: line(limits.industry),
  companyType: choice(companyTypes),
  size: choice(companySizes),
  website: webAddress(limits.website),
  addressLine1: line(limits.addressLine1),
  addressLine2: line(limits.addressLine2),
  city: line(limits.city),
  state: line(limits.state),
  postalCode: line(limits.postalCode),
  /** Empty when unknown. */
  country: line(limits.country),
  taxNumber: line(limits.taxNumber),
  tradeRegistryNo: line(limits.tradeRegistryNo),
  linkedinUrl: webAddress(limits.linkedinUrl),
  leadSource: choice(leadSources),
  leadScore: optionalNumber()
    .typeError(reasons.score)
    .integer(reasons.score)
    .min(0, reasons.score)
    .max(MAX_LEAD_SCORE, reasons.score),
  status: choice(companyStatuses),
  priority: choice(companyPriorities),
  paymentTerms: line(limits.paymentTerms),
  /** In `currency`. */
  creditLimit: optionalNumber()
    .typeError(reasons.amount)
    .min(0, reasons.amount)
    .max(MAX_CREDIT_LIMIT, reasons.tooLarge)
    .transform((value: number) => Math.round(value * 100) / 100),
  currency: choice(currencies),
  notes: paragraphs(limits.notes),
  internalNotes: paragraphs(limits.internalNotes),
});

export type CompanyForm = InferType<typeof companyForm>;
