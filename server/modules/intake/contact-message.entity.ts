import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { ContactTopic, Language } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';

/** A message sent through the contact page. */
@Entity('contact_messages')
export class ContactMessage {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Idempotency key: a UUID that the form generated when it opened. */
  @Column('uuid', { unique: true }) submissionId!: string;
  /** Reference number that the visitor received. */
  @Column('text', { unique: true }) reference!: string;
  @Column('text') name!: string;
  @Column('text') company!: string;
  @Column('text') email!: string;
  /** Empty when omitted. */
  @Column('text', { default: '' }) phone!: string;
  @Column('text', { nullable: true }) topic!: ContactTopic | null;
  @Column('text') subject!: string;
  @Column('text') message!: string;
  @Column('text', { default: 'tr' }) language!: Language;
  @Column('uuid', { nullable: true }) companyId!: string | null;
  @Column('uuid', { nullable: true }) contactId!: string | null;
  @CreateDateColumn(timestamp) createdAt!: Date;
  @UpdateDateColumn(timestamp) updatedAt!: Date;
}
