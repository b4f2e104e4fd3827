import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface WireOptions {
  /** Ports on this machine, to be tried in this order: the first that accepts gets the connection. */
  targets: () => number[];
  /** Of what a client sent: its answer is swallowed and the connection cut. */
  losesAnswerTo: (sent: Buffer) => boolean;
}

export interface Wire {
  port: number;
  /** Answers that it has swallowed. */
  lost(): number;
  close(): void;
}

/** A TCP proxy that loses answers: what was asked for has been done, and whoever asked never hears of it. */
export async function openWire({ targets, losesAnswerTo }: WireOptions): Promise<Wire> {
  let lost = 0;
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    let loses = false;
    open.add(client);
    client.on('error', () => client.destroy());
    client.once('close', () => open.delete(client));
    void reach(targets()).then((target) => {
      if (!target) return void client.destroy();
      const cut = () => [client, target].forEach((end) => end.destroy());
      target.on('error', cut).on('close', cut);
      client.on('close', cut);
      client.on('data', (sent) => {
        loses ||= losesAnswerTo(sent);
        target.write(sent);
      });
      client.on('end', () => target.end());
      target.on('data', (answer) => {
        if (!loses) return void client.write(answer);
        lost++;
        cut();
      });
      target.on('end', () => client.end());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lost: () => lost,
    close() {
      server.close();
      open.forEach((client) => client.destroy());
    },
  };
}

async function reach(ports: number[]): Promise<Socket | undefined> {
  for (const port of ports) {
    const socket = connect(port, '127.0.0.1');
    const reached = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    if (reached) return socket;
  }
  return undefined;
}
