import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { timestamp } from '../../platform/database/columns.ts';

/**
 * An uploaded file. A file of a public form is uploaded before the form is submitted and has no owner until then. The
 * content is stored in `attachment_chunks` or in the folder ATTACHMENTS_DIR.
 */
@Entity('attachments')
export class Attachment {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Original file name without unsafe characters, with an extension that matches the type. */
  @Column('text') name!: string;
  /** Media type, detected from the content. */
  @Column('text') type!: string;
  /** Size in bytes. */
  @Column('int') size!: number;
  @Column('uuid', { nullable: true }) contactMessageId!: string | null;
  @Column('uuid', { nullable: true }) supplierApplicationId!: string | null;
  @Column('uuid', { nullable: true }) inboundMailId!: string | null;
  /** SHA-256 of the content in the folder; null: the content is in `attachment_chunks`. */
  @Column('bytea', { nullable: true }) folderSha256!: Buffer | null;
  @CreateDateColumn(timestamp) createdAt!: Date;
}
