import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import type { Catalogue, Checksums } from '../database-contents.ts';

/** A database at migration 0055, the last before the baseline, as plain SQL with records of every kind, and its expected contents. Created by make.ts. */
const folderOf0055 = 'server/testing/upgrade/fixture';

/** Roles in the grants of the fixture: the owner of the database, and the role of the server. */
export const roles = { owner: 'kordon_owner', server: 'kordon' };

/** Password of all accounts: selin and ece are super admins with a second factor, baran is an admin, aylin an analyst. */
export const password = 'a password for the tests';

/** SESSION_SECRET with which the second factors are encrypted, their TOTP secret, and a recovery code. */
export const secondFactor = {
  sessionSecret: 'a secret for the tests, long enough',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  recoveryCode: '7k3mq-x9d2h',
};

/** Kinds of definitions that exist only after the grants are loaded. */
export const grantedKinds = ['grant', 'policy'];

const read = (file: string, folder = folderOf0055): string => readFileSync(`${folder}/${file}`, 'utf8');

/** Reads the expected definitions after both SQL files were loaded. */
export const readExpectedCatalogue = (): Catalogue => JSON.parse(read('catalogue.json')) as Catalogue;
/** Reads the expected checksums. */
export const readExpectedChecksums = (): Checksums => JSON.parse(read('checksums.json')) as Checksums;

/**
 * Loads the fixture into an empty database.
 * @param url URL of the database for its owner, whose name does not matter
 * @param grants also loads the grants to the role of the server, which has to exist
 * @param folder folder of the fixture; defaults to that of migration 0055
 */
export async function loadFixture(url: string, { grants = false, folder = folderOf0055 } = {}): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(read('database.sql', folder));
    if (grants) await client.query(read('grants.sql', folder));
  } finally {
    await client.end();
  }
}
