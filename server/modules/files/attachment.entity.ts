import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { timestamp } from '../../platform/database/columns.ts';

/**
 * A file sent with a form. It is uploaded first, and belongs to nobody until the form is sent. What is in it lies in pieces in
 * `attachment_chunks`.
 */
@Entity('attachments')
export class Attachment {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** As the visitor's computer called it, without what a file name must not have, and with the ending of its type. */
  @Column('text') name!: string;
  /** Media type, told by the content. */
  @Column('text') type!: string;
  /** Bytes. */
  @Column('int') size!: number;
  @Column('uuid', { nullable: true }) contactMessageId!: string | null;
  @Column('uuid', { nullable: true }) supplierApplicationId!: string | null;
  @CreateDateColumn(timestamp) createdAt!: Date;
}
