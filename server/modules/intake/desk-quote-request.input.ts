import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Currency, DeskSource, Language } from '../../../common/enums.ts';
import { CurrencyEnum, DeskSourceEnum, LanguageEnum } from '../../platform/graphql/enums.ts';
import { Company, Contact } from '../parties/index.ts';
import { QuoteRequest } from '../quotes/index.ts';

/** The person that is being entered: the values by which company and contact are found. */
@InputType({ description: 'A person whom the sales desk enters, and their company.' })
export class DeskPersonInput {
  @Field(() => ID, { nullable: true, description: 'UUID of a selected company; without it `company` is matched.' })
  companyId?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of a selected contact of the company.' })
  contactId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Company name, at most 200 characters. A name that is not known becomes a new company.',
  })
  company?: string | null;

  @Field({ description: 'Name of the person, at most 120 characters.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address. There has to be an address, a phone number or a selected contact.',
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, at most 40 characters.' })
  phone?: string | null;
}

@InputType({ description: 'A quote request that a salesperson enters by hand.' })
export class DeskQuoteRequestInput extends DeskPersonInput {
  @Field(() => String, {
    nullable: true,
    description: 'Country of the company, in English; used for a company whose country is unknown.',
  })
  country?: string | null;

  @Field(() => DeskSourceEnum, { description: 'How the request reached the salesperson.' })
  source!: DeskSource;

  @Field(() => String, { nullable: true, description: 'Section id, category id or trade product.' })
  productType?: string | null;

  @Field(() => Float, { nullable: true, description: 'Quantity in metric tons, more than 0.' })
  quantity?: number | null;

  @Field(() => String, { nullable: true, description: 'What the customer asked for, at most 5,000 characters.' })
  message?: string | null;

  @Field(() => Float, { nullable: true, description: 'Expected amount in `currency`, more than 0.' })
  amount?: number | null;

  @Field(() => CurrencyEnum, { nullable: true, description: 'Currency; required with an amount.' })
  currency?: Currency | null;

  @Field(() => LanguageEnum, { description: 'Language of the customer; mails to them use it.' })
  language!: Language;

  @Field(() => ID, {
    nullable: true,
    description:
      'UUID of the owner. By default the one of the assignment rules or of the company, else the caller. A caller who sees only own records is always the owner.',
  })
  ownerId?: string | null;
}

/** Maximum number of open requests in a preview. */
export const MAX_OPEN_REQUESTS = 5;

@ObjectType({ description: 'Known records of a person who is being entered.' })
export class LeadPreview {
  @Field(() => Company, { nullable: true, description: 'Company of the request; null for a new one.' })
  company!: Company | null;

  @Field(() => Contact, { nullable: true, description: 'Contact of the request; null for a new one.' })
  contact!: Contact | null;

  @Field(() => [QuoteRequest], {
    description: `Requests of the company that are not closed, newest first; at most ${MAX_OPEN_REQUESTS}.`,
  })
  openRequests!: QuoteRequest[];

  @Field(() => Int, { description: 'Number of requests of the company that are not closed.' })
  openCount!: number;
}
