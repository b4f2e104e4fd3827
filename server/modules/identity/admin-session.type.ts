import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A browser in which somebody is signed in.' })
export class AdminSession {
  @Field(() => ID, { description: 'UUID, to end it by.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the browser calls itself (User-Agent); null where it did not say.',
  })
  userAgent!: string | null;

  @Field(() => String, { nullable: true, description: 'IP address of the sign-in.' })
  address!: string | null;

  @Field(() => Date, { description: 'When it began.' })
  signedInAt!: Date;

  @Field(() => Date, { description: 'When it was last used, to the minute.' })
  usedAt!: Date;

  @Field(() => Date, { description: 'When it ends by itself, unless it is used before.' })
  expiresAt!: Date;

  adminUserId!: string;
  /** Its secret key; never given away. */
  sid!: string;
}
