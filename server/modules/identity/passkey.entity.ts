import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { timestamp } from '../../platform/database/columns.ts';

@ObjectType({
  description: 'A passkey (WebAuthn): its owner signs in with a device that checks fingerprint, face or PIN.',
})
@Entity('passkeys')
export class Passkey {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  adminUserId!: string;

  /** Id by which browsers know the key, in base64url. */
  @Column('text', { unique: true })
  credentialId!: string;

  /** In the COSE encoding, as the device sent it. */
  @Column('bytea')
  publicKey!: Buffer;

  /** Number of signatures that the device has made, as of its last sign-in; always 0 for devices that do not count them. */
  @Column('bigint', { transformer: { from: Number, to: (value: number) => value } })
  counter!: number;

  @Column('text', { array: true })
  transports!: string[];

  @Field({ description: 'Name that its owner chose.' })
  @Column('text')
  name!: string;

  @Field(() => Date, { description: 'When it was added.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Last sign-in or proof with it; null when never used.' })
  @Column({ ...timestamp, nullable: true })
  lastUsedAt!: Date | null;
}
