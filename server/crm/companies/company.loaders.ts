import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import { rowsById } from '../../platform/database/rows.ts';
import { Company } from './company.entity.ts';

export const companyLoaders = (db: DataSource) => ({
  /** By id; also one in the bin, for records that must name their company. */
  company: new DataLoader<string, Company | null>((ids) => rowsById(db, Company, ids)),
});
