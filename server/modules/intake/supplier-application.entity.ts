import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { Language } from '../../../common/enums.ts';
import { quantity, timestamp } from '../../platform/database/columns.ts';

/** An application to the supplier network. */
@Entity('supplier_applications')
export class SupplierApplication {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Idempotency key: a UUID that the form generated when it opened. */
  @Column('uuid', { unique: true }) submissionId!: string;
  /** Reference number that the visitor received. */
  @Column('text', { unique: true }) reference!: string;
  @Column('text') companyName!: string;
  /** Slug of the form's list: turkey, germany, …, other. */
  @Column('text') country!: string;
  /** Slug of the form's list: scrap, hot-rolled-coil, …, other. */
  @Column('text') productType!: string;
  /** Metric tons per month. */
  @Column(quantity) monthlyCapacity!: number;
  @Column('text') contactPerson!: string;
  @Column('text') email!: string;
  @Column('text') phone!: string;
  @Column('text', { nullable: true }) website!: string | null;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { default: 'tr' }) language!: Language;
  @Column('uuid', { nullable: true }) companyId!: string | null;
  @Column('uuid', { nullable: true }) contactId!: string | null;
  @CreateDateColumn(timestamp) createdAt!: Date;
  @UpdateDateColumn(timestamp) updatedAt!: Date;
}
