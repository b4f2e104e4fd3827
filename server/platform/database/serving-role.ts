import { escapeIdentifier, escapeLiteral } from 'pg';
import type { DataSource } from 'typeorm';
import { grantLock } from './advisory-locks.ts';
import { parseDatabaseUrl } from './connection-errors.ts';

/**
 * Grants the server's role the privileges to read and write rows of a schema that another role owns, but not to change the schema. Earlier
 * grants stay; several servers may call this at the same time.
 * @param owner connection as the role that owns the schema
 * @param url connection URL of the server; its user is the role
 * @param appendOnly tables in which the role may insert but not update or delete, with the columns that it may erase; their triggers
 *   have to reject other values
 */
export async function grantServingRole(
  owner: DataSource,
  url: string,
  appendOnly: Record<string, string[]>,
): Promise<void> {
  const name = decodeURIComponent(parseDatabaseUrl(url).username);
  const role = escapeIdentifier(name);
  const schemas = 'public, graphile_worker, visible';
  await owner.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1, $2)', grantLock);
    await tx.query(`
      grant usage on schema ${schemas} to ${role};
      grant select, insert, update, delete on all tables in schema ${schemas} to ${role};
      grant execute on all functions in schema visible to ${role};
      grant usage, select, update on all sequences in schema ${schemas} to ${role};
      ${Object.entries(appendOnly)
        .map(
          ([table, erasable]) => `
            revoke update, delete on ${table} from ${role};
            ${erasable.length > 0 ? `grant update (${erasable.join(', ')}) on ${table} to ${role};` : ''}`,
        )
        .join('')}

      -- Tables of the job queue have row level security: without a policy only their owner sees rows.
      do $$
      declare
        hidden regclass;
      begin
        for hidden in
          select oid from pg_class
          where relrowsecurity and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
            and not exists (select from pg_policy where polrelid = pg_class.oid and polname = ${escapeLiteral(name)})
        loop
          execute format('create policy %I on %s to %1$I using (true) with check (true)', ${escapeLiteral(name)}, hidden);
        end loop;
      end $$`);
  });
}
