import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ConsentPurpose, ConsentSubject, Language } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';

/** Record of a consent: who accepted which version of a text, and when. */
@Entity('consents')
export class Consent {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Kind of the record with the id `subjectId`. */
  @Column('text') subjectType!: ConsentSubject;
  @Column('uuid') subjectId!: string;
  @Column('text') purpose!: ConsentPurpose;
  /** Version of the accepted text. */
  @Column('text') textVersion!: string;
  @Column('text') locale!: Language;
  @Column({ ...timestamp, default: () => 'now()' }) givenAt!: Date;
  @Column({ ...timestamp, nullable: true }) withdrawnAt!: Date | null;
  /** IP address of the request. */
  @Column('inet', { nullable: true }) address!: string | null;
}
