import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface ProxyOptions {
  /** Port to listen on; a free one by default. */
  port?: number;
  /** Ports on this machine in the order of preference: the first that accepts gets the connection. */
  targets: () => number[];
  /** Decides from a chunk of a client's data whether to drop the answer to it and cut the connection. */
  shouldDropAnswer: (sent: Buffer) => boolean;
}

export interface TcpProxy {
  port: number;
  /** Returns how many answers were dropped. */
  countDroppedAnswers(): number;
  close(): void;
}

/** Starts a TCP proxy that drops some answers: the server has executed the request, but the client receives no response. */
export async function startTcpProxy({ port = 0, targets, shouldDropAnswer }: ProxyOptions): Promise<TcpProxy> {
  let droppedAnswers = 0;
  const clients = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    let isDropping = false;
    clients.add(client);
    client.on('error', () => client.destroy());
    client.once('close', () => clients.delete(client));
    void connectToFirst(targets()).then((target) => {
      if (!target) return void client.destroy();
      const cut = () => [client, target].forEach((end) => end.destroy());
      target.on('error', cut).on('close', cut);
      client.on('close', cut);
      client.on('data', (sent) => {
        isDropping ||= shouldDropAnswer(sent);
        target.write(sent);
      });
      client.on('end', () => target.end());
      target.on('data', (answer) => {
        if (!isDropping) return void client.write(answer);
        droppedAnswers++;
        cut();
      });
      target.on('end', () => client.end());
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    countDroppedAnswers: () => droppedAnswers,
    close() {
      server.close();
      clients.forEach((client) => client.destroy());
    },
  };
}

/** Returns a connection to the first port that accepts one, or undefined. */
async function connectToFirst(ports: number[]): Promise<Socket | undefined> {
  for (const port of ports) {
    const socket = connect(port, '127.0.0.1');
    const isConnected = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    if (isConnected) return socket;
  }
  return undefined;
}
