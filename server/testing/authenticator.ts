import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import type { Person } from './person.ts';

const step = 30_000;
const now = (steps: number) => Date.now() + steps * step;

/** Somebody's app: it counts codes from the secret that the server showed. */
export class Authenticator {
  readonly #app: TOTP;

  constructor(secret: string) {
    this.#app = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** @param steps of 30 seconds by which its clock is ahead; with one, a code is later than that by which it was set up, whatever the hour */
  code(steps = 1): string {
    return this.#app.generate({ timestamp: now(steps) });
  }

  /** Six digits that are no code of these minutes. */
  wrongCode(): string {
    const near = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((steps) => this.code(steps));
    return ['000000', '111111', '222222', '333333'].find((digits) => !near.includes(digits))!;
  }
}

/** Waits where the next step begins so soon that it might before a code arrives. */
export const steady = (): Promise<void> => {
  const left = step - (Date.now() % step);
  return left < 3_000 ? delay(left) : Promise.resolve();
};

const begin = 'mutation ($current: String!) { beginSecondFactor(current: $current) { secret uri } }';
const confirm = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';

/** Sets a second factor up by the code of this half minute. */
export async function setUpSecondFactor(
  person: Person,
  current: string,
): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const { beginSecondFactor } = await person.run<{ beginSecondFactor: { secret: string } }>(begin, { current });
  const app = new Authenticator(beginSecondFactor.secret);
  const { confirmSecondFactor: recoveryCodes } = await person.run<{ confirmSecondFactor: string[] }>(confirm, {
    code: app.code(0),
  });
  return { app, recoveryCodes };
}
