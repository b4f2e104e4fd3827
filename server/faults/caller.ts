import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { GraphQLFormattedError } from 'graphql';

interface Answer<Data> {
  data?: Data | null;
  errors?: GraphQLFormattedError[];
}

/** A connection for each request: with one that is kept, nobody knows whether a request that met its end was heard. */
const agent = new Agent({ keepAlive: false });
const patience = 20_000; // ms for an answer
const pause = 100; // ms between tries
/** The error that says: not now. Every other one is an answer. */
const passing = 'INTERNAL_SERVER_ERROR';

/** Somebody who asks until there is an answer, as the site's forms do when their visitor presses again. */
export class Caller {
  cookie = '';
  /** Tries that brought no answer. */
  failures = 0;

  constructor(readonly port: () => number) {}

  /** @throws Error with what the server says where that is no passing trouble */
  async ask<Data>(query: string, variables: object): Promise<Data> {
    const body = JSON.stringify({ query, variables });
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    for (;;) {
      const answer = await this.#once<Data>(body, address).catch(() => undefined);
      const refusal = answer?.errors?.find(({ extensions }) => extensions?.['code'] !== passing);
      if (refusal) throw new Error(JSON.stringify(refusal));
      if (answer?.data && !answer.errors) return answer.data;
      this.failures++;
      await delay(pause);
    }
  }

  async #once<Data>(body: string, address: string): Promise<Answer<Data>> {
    const headers = { 'content-type': 'application/json', cookie: this.cookie, 'x-forwarded-for': address };
    const path = { port: this.port(), path: '/graphql', method: 'POST', host: '127.0.0.1' };
    return new Promise((resolve, reject) => {
      const call = request({ ...path, agent, headers, timeout: patience }, (response) => {
        const cookies = response.headers['set-cookie'];
        if (cookies) this.cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
        json(response).then((answer) => resolve(answer as Answer<Data>), reject);
      });
      call.on('error', reject).on('timeout', () => call.destroy());
      call.end(body);
    });
  }
}
