import { escapeIdentifier, escapeLiteral } from 'pg';
import type { DataSource } from 'typeorm';
import { grantLock } from './advisory-locks.ts';

/**
 * Gives a role what a server needs of a schema that is another's: rows to read and to write, nothing to alter. What it was given before
 * it keeps; several servers may do so at once.
 * @param owner connected as the role that owns the schema
 * @param url the server's own connection, whose role it is
 * @param appendOnly tables that it adds to and does not change
 */
export async function letServe(owner: DataSource, url: string, appendOnly: string[]): Promise<void> {
  const name = decodeURIComponent(new URL(url).username);
  const role = escapeIdentifier(name);
  const schemas = 'public, graphile_worker';
  await owner.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1, $2)', grantLock);
    await tx.query(`
      grant usage on schema ${schemas} to ${role};
      grant select, insert, update, delete on all tables in schema ${schemas} to ${role};
      grant usage, select, update on all sequences in schema ${schemas} to ${role};
      revoke update, delete on ${appendOnly.join(', ')} from ${role};

      -- The queue shows its rows to its owner alone, unless a policy says otherwise.
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
