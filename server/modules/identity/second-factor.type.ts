import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A new TOTP secret. It has to be confirmed within 15 minutes and is returned only here.',
})
export class SecondFactorSetup {
  @Field({ description: 'TOTP secret in base32, for typing into an authenticator app.' })
  secret!: string;

  @Field({ description: 'The same secret as an otpauth:// URI, for a QR code.' })
  uri!: string;
}
