import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { timestamp } from '../../platform/database/columns.ts';

/** The content is an attachment, which a trigger removes with the document. */
@ObjectType({ description: 'A file of a company.' })
@Entity('company_documents')
export class CompanyDocument {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => ID, { description: 'UUID of the company.' })
  @Column('uuid')
  companyId!: string;

  @Field(() => ID, { description: 'UUID of the attachment; GET /attachments/<attachmentId> downloads it.' })
  @Column('uuid')
  attachmentId!: string;

  @Field({ description: 'File name.' })
  @Column('text')
  name!: string;

  @Field({ description: 'Media type, detected from the content.' })
  @Column('text')
  type!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  @Column('int')
  size!: number;

  @Field(() => ID, { nullable: true, description: 'Admin user who added the document.' })
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'Time of creation.' })
  @CreateDateColumn(timestamp)
  createdAt!: Date;
}
