import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { GraphQLFormattedError } from 'graphql';

interface Answer<Data> {
  data?: Data | null;
  errors?: GraphQLFormattedError[];
}

export interface UploadAnswer {
  /** Id of the stored file. */
  id?: string;
  error?: { code: string; message: string };
}

/** A new connection for each request: on a reused one it would be unknown whether a cut request had reached the server. */
const agent = new Agent({ keepAlive: false });
const REQUEST_TIMEOUT_MS = 20_000;
const RETRY_DELAY_MS = 100;
/** The only error code that is retried; any other one is a final answer. */
const retryableCode = 'INTERNAL_SERVER_ERROR';

/** Returns a random client address, so that rate limits by address do not apply. */
export const randomAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** A GraphQL client that repeats a request until it is answered, as a visitor who presses the button again. */
export class RetryingClient {
  cookie = '';
  /** Number of attempts without an answer. */
  failures = 0;

  constructor(readonly port: () => number) {}

  /** @throws Error with the first GraphQL error that is not retryable */
  async run<Data>(query: string, variables: object): Promise<Data> {
    const body = JSON.stringify({ query, variables });
    const address = randomAddress();
    for (;;) {
      const answer = await this.#send<Answer<Data>>('/graphql', 'application/json', body, address).catch(
        () => undefined,
      );
      const finalError = answer?.errors?.find(({ extensions }) => extensions?.['code'] !== retryableCode);
      if (finalError) throw new Error(JSON.stringify(finalError));
      if (answer?.data && !answer.errors) return answer.data;
      this.failures++;
      await delay(RETRY_DELAY_MS);
    }
  }

  /** Uploads a file without retrying. @throws Error when there is no answer, or one with neither an id nor an error message */
  async upload(file: Buffer, name: string): Promise<UploadAnswer> {
    const head = `--xxxx\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--xxxx--\r\n')]);
    const type = 'multipart/form-data; boundary=xxxx';
    const answer = await this.#send<UploadAnswer>('/attachments', type, body, randomAddress());
    if (!answer.id && !answer.error?.message) throw new Error(`unexpected answer: ${JSON.stringify(answer)}`);
    return answer;
  }

  async #send<Result>(path: string, type: string, body: string | Buffer, address: string): Promise<Result> {
    const headers = { 'content-type': type, cookie: this.cookie, 'x-forwarded-for': address };
    const target = { port: this.port(), path, method: 'POST', host: '127.0.0.1' };
    return new Promise((resolve, reject) => {
      const call = request({ ...target, agent, headers, timeout: REQUEST_TIMEOUT_MS }, (response) => {
        const cookies = response.headers['set-cookie'];
        if (cookies) this.cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
        json(response).then((answer) => resolve(answer as Result), reject);
      });
      call.on('error', reject).on('timeout', () => call.destroy());
      call.end(body);
    });
  }
}
