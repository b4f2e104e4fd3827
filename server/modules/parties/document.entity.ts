import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { timestamp } from '../../platform/database/columns.ts';

/** What is in it lies with the attachments; a trigger removes that with the document. */
@ObjectType({ description: 'A file that belongs to a company.' })
@Entity('company_documents')
export class CompanyDocument {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => ID, { description: 'Company that it belongs to.' })
  @Column('uuid')
  companyId!: string;

  @Field(() => ID, { description: 'The file itself: GET /attachments/<attachmentId>.' })
  @Column('uuid')
  attachmentId!: string;

  @Field({ description: 'Under which it is saved.' })
  @Column('text')
  name!: string;

  @Field({ description: 'Media type, told by the content.' })
  @Column('text')
  type!: string;

  @Field(() => Int, { description: 'Bytes.' })
  @Column('int')
  size!: number;

  @Field(() => ID, { nullable: true, description: 'Admin user who added it.' })
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'When it was added.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}
