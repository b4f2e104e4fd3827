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

/** Longest accepted text of each field, for the schema and for the inputs' `maxLength`. */
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

/** In the company's currency; what the database keeps to the hundredth. */
export const maxCreditLimit = 999_999_999_999.99;
export const maxLeadScore = 100;

/** What a new company is until somebody says otherwise. */
export const newCompany = {
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

/** A field that was emptied counts as 0. */
const figure = () =>
  number().transform((value: number, typed: unknown) => (typed === '' || typed === null ? 0 : value));

/** A company as the sales desk enters and edits it. Texts that were left out are ''. */
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
  country: line(limits.country).transform((text: string) => text || newCompany.country),
  taxNumber: line(limits.taxNumber),
  tradeRegistryNo: line(limits.tradeRegistryNo),
  linkedinUrl: webAddress(limits.linkedinUrl),
  leadSource: choice(leadSources),
  leadScore: figure()
    .typeError(reasons.score)
    .integer(reasons.score)
    .min(0, reasons.score)
    .max(maxLeadScore, reasons.score),
  status: choice(companyStatuses),
  priority: choice(companyPriorities),
  paymentTerms: line(limits.paymentTerms),
  /** In `currency`. */
  creditLimit: figure()
    .typeError(reasons.amount)
    .min(0, reasons.amount)
    .max(maxCreditLimit, reasons.tooLarge)
    .transform((value: number) => Math.round(value * 100) / 100),
  currency: choice(currencies),
  notes: paragraphs(limits.notes),
  internalNotes: paragraphs(limits.internalNotes),
});

export type CompanyForm = InferType<typeof companyForm>;
