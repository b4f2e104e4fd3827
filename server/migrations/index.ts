import type { MigrationInterface } from 'typeorm';

/** Every migration, in the order in which they run. */
export const migrations: (new () => MigrationInterface)[] = [];
