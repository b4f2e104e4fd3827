import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The mail with which an offer is sent.' })
export class OfferMail {
  @Field({ description: 'Name of the recipient; empty when the company has no contact.' })
  contactPerson!: string;

  @Field({ description: 'Address of the recipient; empty when it is unknown.' })
  email!: string;

  @Field({ description: 'Subject.' })
  subject!: string;

  @Field({ description: 'Plain text, with `link` in it.' })
  content!: string;

  @Field({
    description: "The customer's link, with an ellipsis for the token, which is inserted when the mail is sent.",
  })
  link!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the company to which the request has moved since the offer was sent; null when it has not.',
  })
  requestCompany!: string | null;
}
