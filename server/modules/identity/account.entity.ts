import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { timestamp } from '../../platform/database/columns.ts';

/** Who can prove who they are. Whether they may enter says the admin user of the same e-mail. */
@Entity('accounts')
export class Account {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** In lower case; the database refuses another spelling. */
  @Column('text', { unique: true }) email!: string;
  /** argon2id in PHC form. */
  @Column('text') passwordHash!: string;
  @CreateDateColumn(timestamp) createdAt!: Date;
  @UpdateDateColumn(timestamp) updatedAt!: Date;
}
