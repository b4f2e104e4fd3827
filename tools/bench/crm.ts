/**
 * Measures the queries and mutations of the client's screens over HTTP, signed in, with few and with very many quote requests. The databases
 * are under DATA_DIR (default `var/bench`) and are created once. Each round measures all sizes in turn, so that other load on the
 * machine affects all of them alike.
 *
 * Options: `--rows 1000,1000000` numbers of requests · `--rounds 9` · `--cases text` only cases whose name contains the text
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { startServer } from '../../server/main.ts';
import type { TestClient } from '../../server/testing/test-client.ts';
import { report, startTable } from '../report.ts';
import { cases, type Ids } from './cases.ts';
import { median } from './load.ts';
import { clientOperations } from './operations.ts';
import { writes } from './writes.ts';
import { fill, format, log, createSettings, signIn } from './app.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,1000000' },
    rounds: { type: 'string', default: '9' },
    cases: { type: 'string', default: '' },
  },
});
const sizes = values.rows.split(',').map(Number);
const rounds = Number(values.rounds);
const selectedCases = cases.filter(([name]) => name.includes(values.cases));
/**
 * Returns the ratio between the times with the most and the fewest rows above which a case is reported as slow. Analytics
 * read all rows.
 */
const maxRatio = (name: string) => (name.startsWith('analytics') ? 5 : 3);

const operations = clientOperations();

for (const size of sizes) await fill(size);
const servers = await Promise.all(sizes.map((size) => startServer(createSettings(size), { log })));
try {
  const sessions = await Promise.all(servers.map(({ url }) => openSession(url)));
  const printCase = startTable(`ms, median of ${rounds}`, ...sizes.map((size) => `${format(size)} requests`), 'ratio');
  const slow: string[] = [];
  const printRow = (name: string, times: number[][]) => {
    const medians = times.map(median);
    const ratio = medians.at(-1)! / medians[0]!;
    if (ratio > maxRatio(name)) slow.push(name);
    printCase(name, ...[...medians, ratio].map((figure) => figure.toFixed(1)));
  };
  const runRounds = async (run: (session: Session, sizeIndex: number, isWarm: boolean) => Promise<void>) => {
    for (let round = 0; round <= rounds; round++)
      for (const [sizeIndex, session] of sessions.entries()) await run(session, sizeIndex, round > 0); // round 0 warms up
  };

  for (const [name, operation, variables] of selectedCases) {
    const times: number[][] = sizes.map(() => []);
    await runRounds(async ({ client, ids }, sizeIndex, isWarm) => {
      const { time } = await measure(client, operation, variables(ids));
      if (isWarm) times[sizeIndex]!.push(time);
    });
    printRow(name, times);
  }
  if (values.cases === '') {
    const times = new Map(writes.map(([name]) => [name, sizes.map((): number[] => [])]));
    await runRounds(async ({ client, ids }, sizeIndex, isWarm) => {
      const created: Record<string, { id: string }> = {};
      for (const [name, operation, variables] of writes) {
        const { time, answer } = await measure(client, operation, variables(ids, created));
        created[operation] = Object.values(answer)[0] as { id: string };
        if (isWarm) times.get(name)![sizeIndex]!.push(time);
      }
    });
    for (const [name, timesBySize] of times) printRow(name, timesBySize);
  }
  report(
    slow.length > 0
      ? `${slow.length} take more than 3 times as long (analytics: 5 times): ${slow.join('; ')}`
      : 'No case takes more than 3 times as long (analytics: 5 times).',
  );
} finally {
  for (const server of servers) await server.stop();
}

interface Session {
  client: TestClient;
  ids: Ids;
}

async function openSession(url: string): Promise<Session> {
  const client = await signIn(url);
  interface Answer {
    quotes: { edges: { cursor: string; node: { id: string; companyId: string } }[] };
    communications: { nodes: { id: string }[] };
    inbound: { nodes: { id: string }[] };
  }
  const { quotes, communications, inbound } = await client.run<Answer>(`{
    quotes: quoteRequests(first: 50) { edges { cursor node { id companyId } } }
    communications(first: 1) { nodes { id } }
    inbound: communications(first: 1, filter: { direction: [INBOUND] }) { nodes { id } }
  }`);
  const { id: quote, companyId: company } = quotes.edges[0]!.node;
  const [communication, received] = [communications, inbound].map(({ nodes }) => nodes[0]!.id) as [string, string];
  return {
    client,
    ids: { quote, company, communication, inbound: received, after: quotes.edges.at(-1)!.cursor },
  };
}

async function measure(client: TestClient, operation: string, variables: Record<string, unknown>) {
  const document = operations.get(operation);
  if (!document) throw new Error(`the client has no operation ${operation}`);
  const before = performance.now();
  const answer = await client.run<Record<string, unknown>>(document, variables);
  return { time: performance.now() - before, answer };
}
