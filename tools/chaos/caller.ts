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
  /** Of the file that was taken. */
  id?: string;
  error?: { code: string; message: string };
}

/** A connection for each request: with one that is kept, nobody knows whether a request that met its end was heard. */
const agent = new Agent({ keepAlive: false });
const patience = 20_000; // ms for an answer
const pause = 100; // ms between tries
/** The error that says: not now. Every other one is an answer. */
const passing = 'INTERNAL_SERVER_ERROR';

/** Limits by address are not what is looked at. */
export const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Somebody who asks until there is an answer, as the site's forms do when their visitor presses again. */
export class Caller {
  cookie = '';
  /** Tries that brought no answer. */
  failures = 0;

  constructor(readonly port: () => number) {}

  /** @throws Error with what the server says where that is no passing trouble */
  async ask<Data>(query: string, variables: object): Promise<Data> {
    const body = JSON.stringify({ query, variables });
    const address = anyAddress();
    for (;;) {
      const answer = await this.#once<Answer<Data>>('/graphql', 'application/json', body, address).catch(
        () => undefined,
      );
      const refusal = answer?.errors?.find(({ extensions }) => extensions?.['code'] !== passing);
      if (refusal) throw new Error(JSON.stringify(refusal));
      if (answer?.data && !answer.errors) return answer.data;
      this.failures++;
      await delay(pause);
    }
  }

  /** Sends a file once. @throws Error where no answer comes, or one that says nothing */
  async upload(file: Buffer, name: string): Promise<UploadAnswer> {
    const head = `--xxxx\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--xxxx--\r\n')]);
    const type = 'multipart/form-data; boundary=xxxx';
    const answer = await this.#once<UploadAnswer>('/attachments', type, body, anyAddress());
    if (!answer.id && !answer.error?.message) throw new Error(`said nothing: ${JSON.stringify(answer)}`);
    return answer;
  }

  async #once<Result>(path: string, type: string, body: string | Buffer, address: string): Promise<Result> {
    const headers = { 'content-type': type, cookie: this.cookie, 'x-forwarded-for': address };
    const to = { port: this.port(), path, method: 'POST', host: '127.0.0.1' };
    return new Promise((resolve, reject) => {
      const call = request({ ...to, agent, headers, timeout: patience }, (response) => {
        const cookies = response.headers['set-cookie'];
        if (cookies) this.cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
        json(response).then((answer) => resolve(answer as Result), reject);
      });
      call.on('error', reject).on('timeout', () => call.destroy());
      call.end(body);
    });
  }
}
