/** PostGraphile 5 as its guide sets it up, on the tables and on the functions of schema `bench`. It needs Node 22 (npm's `node`). */
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PgSimplifyInflectionPreset } from '@graphile/simplify-inflection';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const schema = postgraphile({
  extends: [PostGraphileAmberPreset, PgSimplifyInflectionPreset],
  pgServices: [
    makePgService({
      connectionString: process.env['DATABASE_URL'],
      schemas: ['public', 'bench'],
      poolConfig: { max: 10, application_name: 'postgraphile' },
    }),
  ],
  gather: { pgStrictFunctions: false },
  schema: { defaultBehavior: '+connection +orderBy' },
  grafast: { explain: false },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false, websockets: false },
});
const server = createServer();
await schema.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${server.address().port}`));
