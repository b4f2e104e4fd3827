import { Client } from 'pg';

/** Everything that migrations make, as the catalogue tells it. */
export const definitions = `
  select 'column' as kind, format('%s.%s', attrelid::regclass, attname) as name,
    concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity, pg_get_expr(adbin, adrelid)) as what
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and attnum > 0 and not attisdropped
  union all select 'constraint', format('%s.%s', conrelid::regclass, conname), pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'view', viewname, definition from pg_views where schemaname = 'public'
  union all select 'trigger', format('%s.%s', tgrelid::regclass, tgname), pg_get_triggerdef(oid)
  from pg_trigger where not tgisinternal
  union all select 'function', oid::regprocedure::text, pg_get_functiondef(oid)
  from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
  union all select 'sequence', relname, '' from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
  order by 1, 2, 3`;

const relations = (kind: 'r' | 'S') => `
  select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = '${kind}' and nspname in ('public', 'graphile_worker') order by 1`;

/** What a database holds, the queue too: by its name how many rows a table has and their digest, and where a sequence stands; then every definition. */
export async function contentsOf(url: string): Promise<object> {
  const client = new Client(url);
  await client.connect();
  const rowsOf = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows;
  try {
    const found: Record<string, unknown> = {};
    for (const { name } of await rowsOf<{ name: string }>(relations('r')))
      [found[name]] = await rowsOf(
        `select count(*)::int as rows, md5(string_agg(row::text, e'\\n' order by row::text collate "C")) as digest from ${name} as row`,
      );
    for (const { name } of await rowsOf<{ name: string }>(relations('S')))
      [found[name]] = await rowsOf(`select last_value, is_called from ${name}`);
    const defined = await rowsOf<{ kind: string; name: string; what: string }>(definitions);
    // A condition that was printed and read again has fewer parentheses.
    for (const { kind, name, what } of defined) found[`${kind} ${name}`] = what.replace(/[()\s]/g, '');
    return found;
  } finally {
    await client.end();
  }
}
