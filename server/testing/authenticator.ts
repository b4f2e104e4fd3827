import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import type { TestClient } from './test-client.ts';

const STEP_MS = 30_000;

/** An authenticator app: generates TOTP codes (RFC 6238) from the secret that the server returned. */
export class Authenticator {
  readonly #app: TOTP;

  constructor(secret: string) {
    this.#app = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** @param steps offset of the clock in steps of 30 seconds; with 1 the code always differs from the one that confirmed the set-up */
  code(steps = 1): string {
    return this.#app.generate({ timestamp: Date.now() + steps * STEP_MS });
  }

  /** Returns six digits that are not a valid code within two minutes of now. */
  wrongCode(): string {
    const validCodes = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((steps) => this.code(steps));
    return ['000000', '111111', '222222', '333333'].find((digits) => !validCodes.includes(digits))!;
  }
}

/** Waits for the next time step if it begins within 3 seconds: a code made now could expire before it reaches the server. */
export const waitForStableCode = (): Promise<void> => {
  const remaining = STEP_MS - (Date.now() % STEP_MS);
  return remaining < 3_000 ? delay(remaining) : Promise.resolve();
};

const beginMutation = 'mutation ($current: String!) { beginSecondFactor(current: $current) { secret uri } }';
const confirmMutation = 'mutation ($code: String!) { confirmSecondFactor(code: $code) }';

/** Sets up a second factor for the signed-in client. @param current the current password */
export async function setUpSecondFactor(
  client: TestClient,
  current: string,
): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const { beginSecondFactor } = await client.run<{ beginSecondFactor: { secret: string } }>(beginMutation, { current });
  const app = new Authenticator(beginSecondFactor.secret);
  const { confirmSecondFactor: recoveryCodes } = await client.run<{ confirmSecondFactor: string[] }>(confirmMutation, {
    code: app.code(0),
  });
  return { app, recoveryCodes };
}
