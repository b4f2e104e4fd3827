import { print, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';

type Variables = Record<string, unknown>;

interface Viewer {
  id: string;
  email: string;
  name: string;
  role: string;
}

interface GraphQLAnswer<Data> {
  status: number;
  headers: Headers;
  data: Data | null | undefined;
  errors: GraphQLFormattedError[];
}

/** Thrown by {@link TestClient.run} with the first error of the answer: `await expect(…).rejects.toMatchObject({ code: 'FORBIDDEN' })`. */
export class OperationError extends Error {
  readonly code: unknown;
  readonly fields: unknown;
  readonly retryAfter: unknown;

  constructor(readonly errors: GraphQLFormattedError[]) {
    super(errors[0]?.message);
    ({ code: this.code, fields: this.fields, retryAfter: this.retryAfter } = errors[0]?.extensions ?? {});
  }
}

/** An HTTP and GraphQL client that keeps cookies between requests, as a browser does. */
export class TestClient {
  readonly #cookies = new Map<string, string>();

  constructor(readonly url: string) {}

  get cookies(): [name: string, value: string][] {
    return [...this.#cookies];
  }

  get cookie(): string {
    return this.cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set('cookie', this.cookie);
    const response = await fetch(new URL(path, this.url), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return response;
  }

  /** Sends an operation and returns the answer, with or without errors. */
  async send<Data = unknown>(
    document: string | DocumentNode,
    variables: Variables = {},
    headers: Record<string, string> = {},
  ): Promise<GraphQLAnswer<Data>> {
    const query = typeof document === 'string' ? document : print(document);
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors = [] } = (await response.json()) as Partial<GraphQLAnswer<Data>>;
    return { status: response.status, headers: response.headers, data, errors };
  }

  /**
   * Sends an operation and returns its data.
   * @throws OperationError when the answer has errors
   */
  async run<Data = unknown>(document: string | DocumentNode, variables: Variables = {}): Promise<Data> {
    const { data, errors } = await this.send<Data>(document, variables);
    if (errors.length > 0) throw new OperationError(errors);
    return data as Data;
  }

  /** @param code current code of the second factor */
  signIn(email: string, password: string, code?: string | null): Promise<{ signIn: Viewer }> {
    return this.run(signInMutation, { email, password, code });
  }

  /** Proves the identity of the user again, which sensitive operations require. @param code current code of the second factor */
  prove(password: string, code?: string): Promise<unknown> {
    return this.run(
      'mutation ($password: String, $code: String) { confirmIdentity(password: $password, code: $code) }',
      {
        password,
        code,
      },
    );
  }

  /** Creates a client for subscriptions with this client's cookies. @param options the Origin header and settings of graphql-ws */
  connect({ origin, ...options }: { origin?: string } & Partial<Parameters<typeof createClient>[0]> = {}): Client {
    const headers = { ...(this.cookie && { cookie: this.cookie }), ...(origin && { origin }) };
    class Socket extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers });
      }
    }
    const url = new URL('/graphql', this.url).href.replace(/^http/, 'ws');
    return createClient({ url, webSocketImpl: Socket, retryAttempts: 0, ...options });
  }
}

export const signInMutation = /* GraphQL */ `
  mutation SignIn($email: String!, $password: String!, $code: String) {
    signIn(email: $email, password: $password, code: $code) {
      id
      email
      name
      role
    }
  }
`;
