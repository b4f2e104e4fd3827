import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TokenScope } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';

@ObjectType({ description: 'Gives a program access on behalf of its owner, within its scopes.' })
@Entity('api_tokens')
export class ApiToken {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  adminUserId!: string;

  @Field({ description: 'Purpose of the token.' })
  @Column('text')
  name!: string;

  /** SHA-256 of the secret. */
  @Column('bytea', { select: false })
  tokenHash!: Buffer;

  @Field({ description: 'First characters of the secret, to recognize the token.' })
  @Column('text')
  hint!: string;

  @Field(() => [String], { description: 'What it may do: `read` queries, `export` lists, `write` records.' })
  @Column('text', { array: true })
  scopes!: TokenScope[];

  @Field(() => Date, { description: 'When the token expires.' })
  @Column(timestamp)
  expiresAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the last use, accurate to one minute; null when never used.',
  })
  @Column({ ...timestamp, nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the token was revoked; null when it was not.' })
  @Column({ ...timestamp, nullable: true })
  revokedAt!: Date | null;

  @Field(() => Date, { description: 'When the token was created.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}

@ObjectType({ description: 'A newly created token.' })
export class NewApiToken {
  @Field({
    description:
      'Sent by the program as `Authorization: Bearer …`. Returned only here; the server stores only its hash.',
  })
  secret!: string;

  @Field(() => ApiToken, { description: 'The token as `apiTokens` lists it.' })
  token!: ApiToken;
}
