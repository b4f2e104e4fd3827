import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ConsentPurpose, ConsentSubject, Language } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';

/** Proof of what a person read or agreed to, in which words and when. */
@Entity('consents')
export class Consent {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Kind of record that `subjectId` names. */
  @Column('text') subjectType!: ConsentSubject;
  @Column('uuid') subjectId!: string;
  @Column('text') purpose!: ConsentPurpose;
  /** Version of the text that was shown. */
  @Column('text') textVersion!: string;
  @Column('text') locale!: Language;
  @Column({ ...timestamp, default: () => 'now()' }) givenAt!: Date;
  @Column({ ...timestamp, nullable: true }) withdrawnAt!: Date | null;
  /** IP address it came from. */
  @Column('inet', { nullable: true }) address!: string | null;
}
