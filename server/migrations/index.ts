import { readdirSync } from 'node:fs';
import { Baseline1795392000001 } from './baseline.ts';
import { sqlMigration } from './sql-file.ts';

/** Every migration in order: the baseline, then each numbered file. A released migration is never edited; a change is a new file. */
export const migrations = [
  Baseline1795392000001,
  ...readdirSync(new URL('.', import.meta.url))
    .filter((file) => /^\d{4}_.*\.sql$/.test(file))
    .sort()
    .map((file, index, files) => sqlMigration(file, { createsViews: index === files.length - 1 })),
];
