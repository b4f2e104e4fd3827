import { waitFor } from '@testing-library/react';

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** Mock of WebSocket with a server side that implements graphql-transport-ws, the protocol of the live feed. */
class MockSocket extends EventTarget {
  static readonly OPEN = 1;
  static last: MockSocket | undefined;

  readyState = MockSocket.OPEN;
  protocol = 'graphql-transport-ws';
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: CloseEvent) => void;
  onerror?: () => void;
  subscription?: string;

  constructor() {
    super();
    MockSocket.last = this;
    queueMicrotask(() => this.onopen?.());
  }

  send(data: string) {
    const { type, id } = JSON.parse(data) as Message;
    if (type === 'connection_init') this.receive({ type: 'connection_ack' });
    if (type === 'subscribe') this.subscription = id;
  }

  receive(message: Message) {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  publish(data: unknown) {
    this.receive({ type: 'next', id: this.subscription, payload: { data } });
  }

  close(code = 1000) {
    this.onclose?.(new CloseEvent('close', { code, wasClean: true }));
  }
}

/** Replaces the browser's WebSocket by a mock. Returns functions that control the server side of the live feed. */
export function mockLiveSocket() {
  MockSocket.last = undefined;
  Object.assign(globalThis, { WebSocket: MockSocket });
  const getSubscriber = () => {
    if (!MockSocket.last?.subscription) throw new Error('There is no subscription.');
    return MockSocket.last;
  };
  return {
    /** Waits for a subscription and confirms it. */
    async confirmSubscription() {
      const socket = await waitFor(getSubscriber);
      socket.receive({ type: 'ping', payload: { subscribed: socket.subscription } });
    },
    /** Sends data to the last subscriber. */
    publish: (data: unknown) => getSubscriber().publish(data),
    /** Closes the socket with this close code. */
    close: (code: number) => getSubscriber().close(code),
  };
}
