import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { SalesActivityType } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';

/** One step of the sales desk towards a company. */
@Entity('sales_activities')
export class SalesActivity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid', { nullable: true }) companyId!: string | null;
  @Column('text') activityType!: SalesActivityType;
  /** What came of it, in the words of whoever did it. */
  @Column('text', { nullable: true }) outcome!: string | null;
  @CreateDateColumn(timestamp) createdAt!: Date;
}
