import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { percentage, timestamp } from '../platform/database/columns.ts';

/** A mailing and what came of it. Rates are percentages to one decimal, worked out by the database. */
@Entity('email_campaigns')
export class EmailCampaign {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') subject!: string;
  /** Null while it is being prepared. */
  @Column({ ...timestamp, nullable: true }) sentAt!: Date | null;
  @Column('int', { default: 0 }) sentCount!: number;
  @Column('int', { default: 0 }) openedCount!: number;
  @Column('int', { default: 0 }) clickedCount!: number;
  @Column('int', { default: 0 }) repliedCount!: number;
  @Column({ ...percentage, insert: false, update: false }) openRate!: number;
  @Column({ ...percentage, insert: false, update: false }) clickRate!: number;
  @Column({ ...percentage, insert: false, update: false }) replyRate!: number;
  @CreateDateColumn(timestamp) createdAt!: Date;
}
