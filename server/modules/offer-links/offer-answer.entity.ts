import { Field, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';
import { LanguageEnum } from '../../platform/graphql/enums.ts';

/** An acceptance is evidence of a contract: it is kept unchanged as long as the offer, even when data of the person is erased. */
@ObjectType({ description: "The customer's answer to a revision of an offer, with the evidence." })
@Entity('offer_answers')
export class OfferAnswer {
  @PrimaryColumn('uuid')
  offerId!: string;

  @Column('text')
  status!: 'accepted' | 'declined';

  @Field(() => String, { nullable: true, description: 'Name that the customer entered; null when declined.' })
  @Column('text', { nullable: true })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Position that the customer entered; null when declined.' })
  @Column('text', { nullable: true })
  position!: string | null;

  @Field(() => String, { nullable: true, description: 'Reason of a declined offer; null when none was given.' })
  @Column('text', { nullable: true })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address to which the code of the acceptance was sent; null when declined.',
  })
  @Column('text', { nullable: true })
  mailbox!: string | null;

  @Field({ description: 'IPv4 address, or /64 network of an IPv6 address, of the customer.' })
  @Column('text')
  network!: string;

  @Field({ description: 'User-Agent header of the customer.' })
  @Column('text')
  userAgent!: string;

  @Field(() => LanguageEnum, { description: 'Language in which the customer read the offer.' })
  @Column('text')
  language!: Language;

  @Column('bytea')
  pdfSha256!: Buffer;

  @Field(() => Date, { description: 'Time of the answer.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}
