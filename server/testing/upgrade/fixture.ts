import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import type { Catalogue, Checksums } from '../contents.ts';

/** A database at migration 0055, the last before the baseline, with records of every kind, as plain SQL, and what has to be in it. Made by make.ts. */
const at0055 = 'server/testing/upgrade/fixture';

/** Roles that the fixture's grants name: the owner of the database, and the one that a server connects as. */
export const roles = { owner: 'kordon_owner', server: 'kordon' };

/** What everybody of the fixture signs in with: selin and ece are super admins with a second factor, baran is an admin, aylin an analyst. */
export const password = 'a password for the tests';

/** SESSION_SECRET that the second factors are sealed with, what the apps count from, and a recovery code. */
export const secondFactor = {
  sessionSecret: 'a secret for the tests, long enough',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  recoveryCode: '7k3mq-x9d2h',
};

/** Kinds of definitions that only the grants make. */
export const grantedKinds = ['grant', 'policy'];

const read = (file: string, folder = at0055): string => readFileSync(`${folder}/${file}`, 'utf8');

/** Definitions as they are after both files were loaded. */
export const catalogue = (): Catalogue => JSON.parse(read('catalogue.json')) as Catalogue;
export const checksums = (): Checksums => JSON.parse(read('checksums.json')) as Checksums;

/**
 * Loads the fixture into an empty database.
 * @param url of the role that owns it, whatever its name
 * @param grants whether also to grant the server's role what it needs; a role of that name has to be there
 * @param folder of another fixture than that of migration 0055
 */
export async function loadFixture(url: string, { grants = false, folder = at0055 } = {}): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(read('database.sql', folder));
    if (grants) await client.query(read('grants.sql', folder));
  } finally {
    await client.end();
  }
}
