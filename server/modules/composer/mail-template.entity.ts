import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Language } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';
import { LanguageEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'A text that an e-mail starts from.' })
@Entity('mail_templates')
export class MailTemplate {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'Name in the list.' })
  @Column('text')
  name!: string;

  @Field(() => LanguageEnum, { description: 'Language.' })
  @Column('text')
  language!: Language;

  @Field({ description: 'Subject, with variables such as {{request.reference}}.' })
  @Column('text')
  subject!: string;

  @Field({ description: 'Text, with variables such as {{contact.name}}.' })
  @Column('text')
  content!: string;

  /** The only user who sees it; null: shared with everybody. */
  @Column('uuid', { nullable: true })
  privateTo!: string | null;

  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last edit; editors send it back as `version`.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}
