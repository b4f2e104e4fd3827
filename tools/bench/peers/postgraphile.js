/**
 * PostGraphile 5, set up as in its guide, on the tables and on the functions of the schema `bench`, behind Express with express-session and
 * connect-pg-simple: each request reads the session and the admin user, who must have a role. It needs Node 22, from the npm package `node`.
 */
import { createServer } from 'node:http';
import connectPgSimple from 'connect-pg-simple';
import express from 'express';
import session from 'express-session';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/express/v4';
import { PgSimplifyInflectionPreset } from '@graphile/simplify-inflection';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const { DATABASE_URL: connectionString, SESSION_SECRET: secret } = process.env;
const pool = new pg.Pool({ connectionString, max: 10, application_name: 'sessions' });

const schema = postgraphile({
  extends: [PostGraphileAmberPreset, PgSimplifyInflectionPreset],
  pgServices: [
    makePgService({
      connectionString,
      schemas: ['public', 'bench'],
      poolConfig: { max: 10, application_name: 'postgraphile' },
    }),
  ],
  gather: { pgStrictFunctions: false },
  schema: { defaultBehavior: '+connection +orderBy' },
  grafast: { explain: false },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false, websockets: false },
});

const app = express();
const store = new (connectPgSimple(session))({ pool, tableName: 'sessions', pruneSessionInterval: false });
app.use(session({ store, secret, name: 'kordon', resave: false, saveUninitialized: false }));
app.use(async (request, response, next) => {
  const id = request.session.passport?.user;
  const { rows } = await pool.query('select role from admin_users where id = $1 and disabled_at is null', [id]);
  if (['super_admin', 'admin', 'analyst'].includes(rows[0]?.role)) next();
  else response.status(401).end();
});
const server = createServer(app);
await schema.createServ(grafserv).addTo(app, server, false);
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${server.address().port}`));
