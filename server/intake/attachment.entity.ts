import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { timestamp } from '../platform/database/columns.ts';

/** A file sent with a form. It is uploaded first, and belongs to nobody until the form is sent. */
@Entity('attachments')
export class Attachment {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** As the visitor's computer called it. */
  @Column('text') name!: string;
  /** Media type, told by the content. */
  @Column('text') type!: string;
  /** Bytes. */
  @Column('int') size!: number;
  @Column('bytea', { select: false }) content!: Buffer;
  @Column('uuid', { nullable: true }) contactMessageId!: string | null;
  @Column('uuid', { nullable: true }) supplierApplicationId!: string | null;
  @CreateDateColumn(timestamp) createdAt!: Date;
}
