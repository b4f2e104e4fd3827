import { waitFor } from '@testing-library/react';

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** Stands for the server at the other end of the live feed: speaks graphql-transport-ws to whoever connects. */
class LiveSocket extends EventTarget {
  static readonly OPEN = 1;
  static last: LiveSocket | undefined;

  readyState = LiveSocket.OPEN;
  protocol = 'graphql-transport-ws';
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: CloseEvent) => void;
  onerror?: () => void;
  subscription?: string;

  constructor() {
    super();
    LiveSocket.last = this;
    queueMicrotask(() => this.onopen?.());
  }

  send(data: string) {
    const { type, id } = JSON.parse(data) as Message;
    if (type === 'connection_init') this.say({ type: 'connection_ack' });
    if (type === 'subscribe') this.subscription = id;
  }

  say(message: Message) {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  tell(data: unknown) {
    this.say({ type: 'next', id: this.subscription, payload: { data } });
  }

  close(code = 1000) {
    this.onclose?.(new CloseEvent('close', { code, wasClean: true }));
  }
}

/** Takes the place of the browser's WebSocket. Returns the server's side: what it tells its subscriber, and how it hangs up. */
export function liveServer() {
  LiveSocket.last = undefined;
  Object.assign(globalThis, { WebSocket: LiveSocket });
  const subscriber = () => {
    if (!LiveSocket.last?.subscription) throw new Error('Nobody listens.');
    return LiveSocket.last;
  };
  return {
    /** Waits for somebody to listen, and says that from now on they hear of every change. */
    async connected() {
      const socket = await waitFor(subscriber);
      socket.say({ type: 'ping', payload: { subscribed: socket.subscription } });
    },
    tell: (data: unknown) => subscriber().tell(data),
    hangUp: (code: number) => subscriber().close(code),
  };
}
