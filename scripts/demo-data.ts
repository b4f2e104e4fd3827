/**
 * npm run demo-data [-- --quotes <number> [--until <date>]]: adds the demo data to an empty database, or the given number of generated quote
 * requests to any database. Uses DATABASE_URL, or the embedded database while the server is stopped.
 */

// Generated requests are for measurements and not part of the product.
await (process.argv.length > 2 ? import('../tools/demo-bulk/main.ts') : import('../server/cli/demo-data.ts'));
