/**
 * How long what the CRM's screens ask takes with few requests and with very many: the client's own operations, over HTTP, by somebody
 * who is signed in. The databases stand under DATA_DIR (`var/bench` unless told) and are made once. Rounds go through the sizes in turn,
 * so that a busy moment of the machine touches all of them alike.
 *
 * `--rows 1000,1000000` how many requests · `--rounds 9` · `--cases text` those whose name has it
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { startServer } from '../server/server.ts';
import type { Person } from '../server/testing/person.ts';
import { cases, type Ids } from './cases.ts';
import { clientOperations } from './operations.ts';
import { fill, format, log, settings, signedIn } from './product.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,1000000' },
    rounds: { type: 'string', default: '9' },
    cases: { type: 'string', default: '' },
  },
});
const sizes = values.rows.split(',').map(Number);
const rounds = Number(values.rounds);
const asked = cases.filter(([name]) => name.includes(values.cases));
/** Times that are called slow. */
const limit = 3;

const operations = clientOperations();

for (const size of sizes) await fill(size);
const servers = await Promise.all(sizes.map((size) => startServer(settings(size), { log })));
try {
  const people = await Promise.all(servers.map(({ url }) => deskOf(url)));
  console.log(`\n| ms, median of ${rounds} | ${sizes.map((size) => `${format(size)} requests`).join(' | ')} | ratio |`);
  console.log(`|---|${sizes.map(() => '---:|').join('')}---:|`);
  const slow: string[] = [];
  for (const [name, operation, variables] of asked) {
    const times: number[][] = sizes.map(() => []);
    for (let round = 0; round <= rounds; round++)
      for (const [place, { person, ids }] of people.entries()) {
        const time = await timeOf(person, operation, variables(ids));
        if (round > 0) times[place]!.push(time); // the first warms up
      }
    const medians = times.map(median);
    const ratio = medians.at(-1)! / medians[0]!;
    if (ratio > limit) slow.push(name);
    console.log(`| ${name} | ${medians.map((time) => time.toFixed(1)).join(' | ')} | ${ratio.toFixed(1)} |`);
  }
  console.log(
    slow.length > 0
      ? `\n${slow.length} of ${asked.length} take more than ${limit} times as long: ${slow.join('; ')}`
      : `\nNone of ${asked.length} takes more than ${limit} times as long.`,
  );
} finally {
  for (const server of servers) await server.stop();
}

async function deskOf(url: string): Promise<{ person: Person; ids: Ids }> {
  const person = await signedIn(url);
  interface First {
    quotes: { edges: { cursor: string; node: { id: string; companyId: string } }[] };
  }
  const { quotes } = await person.run<First>(
    '{ quotes: quoteRequests(first: 50) { edges { cursor node { id companyId } } } }',
  );
  const { id: quote, companyId: company } = quotes.edges[0]!.node;
  return { person, ids: { quote, company, after: quotes.edges.at(-1)!.cursor } };
}

async function timeOf(person: Person, operation: string, variables: Record<string, unknown>): Promise<number> {
  const document = operations.get(operation);
  if (!document) throw new Error(`the client has no operation ${operation}`);
  const before = performance.now();
  await person.run(document, variables);
  return performance.now() - before;
}

function median(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!;
}
