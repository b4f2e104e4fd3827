import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { timestamp } from '../../platform/database/columns.ts';

@ObjectType({ description: 'Lets a program read in the name of somebody, who may be asked for it by nobody else.' })
@Entity('api_tokens')
export class ApiToken {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  adminUserId!: string;

  @Field({ description: 'What it is for.' })
  @Column('text')
  name!: string;

  /** SHA-256. */
  @Column('bytea', { select: false })
  tokenHash!: Buffer;

  @Field({ description: 'Its first characters.' })
  @Column('text')
  hint!: string;

  @Field(() => Date, { description: 'From then on it is refused.' })
  @Column(timestamp)
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'To the minute; null as long as nobody used it.' })
  @Column({ ...timestamp, nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was taken back; null where it was not.' })
  @Column({ ...timestamp, nullable: true })
  revokedAt!: Date | null;

  @Field(() => Date, { description: 'When it was made.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

@ObjectType({ description: 'A token that was made just now.' })
export class NewApiToken {
  @Field({
    description: 'What the program sends as `Authorization: Bearer …`. Shown this once; only its hash is kept.',
  })
  secret!: string;

  @Field(() => ApiToken, { description: 'The token as the list has it.' })
  token!: ApiToken;
}
