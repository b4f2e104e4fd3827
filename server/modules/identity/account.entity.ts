import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { timestamp } from '../../platform/database/columns.ts';

/** Login credentials; authorization is the AdminUser with the same e-mail. */
@Entity('accounts')
export class Account {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Lower case, enforced by a database constraint. */
  @Column('text', { unique: true }) email!: string;
  /** argon2id hash in PHC string format. */
  @Column('text') passwordHash!: string;
  @CreateDateColumn(timestamp) createdAt!: Date;
  @UpdateDateColumn(timestamp) updatedAt!: Date;
}
