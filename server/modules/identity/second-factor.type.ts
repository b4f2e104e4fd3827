import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A second factor that is being set up: good for a quarter of an hour, and answered this once.',
})
export class SecondFactorSetup {
  @Field({ description: 'What an app counts its codes from, in base32, to be typed.' })
  secret!: string;

  @Field({ description: 'The same as otpauth:// address, to be shown as a QR code.' })
  uri!: string;
}
