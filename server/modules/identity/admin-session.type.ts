import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A signed-in session of an admin user in one browser.' })
export class AdminSession {
  @Field(() => ID, { description: 'UUID; argument of `endSession`.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'User-Agent header at sign-in; null when the browser sent none.',
  })
  userAgent!: string | null;

  @Field(() => String, { nullable: true, description: 'IP address of the sign-in.' })
  address!: string | null;

  @Field(() => Date, { description: 'When the session started.' })
  signedInAt!: Date;

  @Field(() => Date, { description: 'Time of the last request, accurate to one minute.' })
  usedAt!: Date;

  @Field(() => Date, { description: 'When the session expires unless it is used before.' })
  expiresAt!: Date;

  adminUserId!: string;
  /** Session id; secret, so it is not a GraphQL field. */
  sid!: string;
}
