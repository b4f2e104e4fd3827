/**
 * How long what the client's screens ask and write takes with few requests and with very many: the client's own operations, over HTTP, by somebody
 * who is signed in. The databases stand under DATA_DIR (`var/bench` unless told) and are made once. Rounds go through the sizes in turn,
 * so that a busy moment of the machine touches all of them alike.
 *
 * `--rows 1000,1000000` how many requests · `--rounds 9` · `--cases text` those whose name has it
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { startServer } from '../../server/main.ts';
import type { Person } from '../../server/testing/person.ts';
import { cases, type Ids } from './cases.ts';
import { median } from './load.ts';
import { clientOperations } from './operations.ts';
import { writes } from './writes.ts';
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
/** Times that are called slow; analytics add up all that there is. */
const limitOf = (name: string) => (name.startsWith('analytics') ? 5 : 3);

const operations = clientOperations();

for (const size of sizes) await fill(size);
const servers = await Promise.all(sizes.map((size) => startServer(settings(size), { log })));
try {
  const people = await Promise.all(servers.map(({ url }) => deskOf(url)));
  console.log(`\n| ms, median of ${rounds} | ${sizes.map((size) => `${format(size)} requests`).join(' | ')} | ratio |`);
  console.log(`|---|${sizes.map(() => '---:|').join('')}---:|`);
  const slow: string[] = [];
  const tell = (name: string, times: number[][]) => {
    const medians = times.map(median);
    const ratio = medians.at(-1)! / medians[0]!;
    if (ratio > limitOf(name)) slow.push(name);
    console.log(`| ${name} | ${medians.map((time) => time.toFixed(1)).join(' | ')} | ${ratio.toFixed(1)} |`);
  };
  const inTurn = async (work: (desk: Desk, place: number, warm: boolean) => Promise<void>) => {
    for (let round = 0; round <= rounds; round++)
      for (const [place, desk] of people.entries()) await work(desk, place, round > 0); // the first warms up
  };

  for (const [name, operation, variables] of asked) {
    const times: number[][] = sizes.map(() => []);
    await inTurn(async ({ person, ids }, place, warm) => {
      const { time } = await timed(person, operation, variables(ids));
      if (warm) times[place]!.push(time);
    });
    tell(name, times);
  }
  if (values.cases === '') {
    const times = new Map(writes.map(([name]) => [name, sizes.map((): number[] => [])]));
    await inTurn(async ({ person, ids }, place, warm) => {
      const made: Record<string, { id: string }> = {};
      for (const [name, operation, variables] of writes) {
        const { time, answer } = await timed(person, operation, variables(ids, made));
        made[operation] = Object.values(answer)[0] as { id: string };
        if (warm) times.get(name)![place]!.push(time);
      }
    });
    for (const [name, each] of times) tell(name, each);
  }
  console.log(
    slow.length > 0
      ? `\n${slow.length} take more than 3 times as long (analytics 5): ${slow.join('; ')}`
      : '\nNone takes more than 3 times as long (analytics 5).',
  );
} finally {
  for (const server of servers) await server.stop();
}

interface Desk {
  person: Person;
  ids: Ids;
}

async function deskOf(url: string): Promise<Desk> {
  const person = await signedIn(url);
  interface First {
    quotes: { edges: { cursor: string; node: { id: string; companyId: string } }[] };
    talks: { nodes: { id: string }[] };
    inbound: { nodes: { id: string }[] };
  }
  const { quotes, talks, inbound } = await person.run<First>(`{
    quotes: quoteRequests(first: 50) { edges { cursor node { id companyId } } }
    talks: communications(first: 1) { nodes { id } }
    inbound: communications(first: 1, filter: { direction: [INBOUND] }) { nodes { id } }
  }`);
  const { id: quote, companyId: company } = quotes.edges[0]!.node;
  const [communication, received] = [talks, inbound].map(({ nodes }) => nodes[0]!.id) as [string, string];
  return {
    person,
    ids: { quote, company, communication, inbound: received, after: quotes.edges.at(-1)!.cursor },
  };
}

async function timed(person: Person, operation: string, variables: Record<string, unknown>) {
  const document = operations.get(operation);
  if (!document) throw new Error(`the client has no operation ${operation}`);
  const before = performance.now();
  const answer = await person.run<Record<string, unknown>>(document, variables);
  return { time: performance.now() - before, answer };
}
