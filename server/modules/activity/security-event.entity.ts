import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { SecurityEventKind } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';

@ObjectType({
  description: 'A security event: a sign-in, a refusal, an export, or a change of who has access to what.',
})
@Entity('security_events')
export class SecurityEvent {
  @Field(() => ID, { description: 'Sequential number.' })
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Field(() => String, { description: 'What happened, a value of SecurityEventKind.' })
  @Column('text')
  kind!: SecurityEventKind;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail of the admin user who did it; null for visitors and for the server itself.',
  })
  @Column('text', { nullable: true })
  actor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The /24 network of the IPv4 address of the caller, or the /48 network of the IPv6 address.',
  })
  @Column('text', { nullable: true })
  network!: string | null;

  @Field(() => GraphQLJSON, {
    description: 'Details of the event: names and values. { blanked: true } after the data of a person was erased.',
  })
  @Column('jsonb')
  details!: Record<string, string | number | boolean>;

  @Field(() => Date, { description: 'Time of the event.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}
