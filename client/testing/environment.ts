import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom plus browser APIs that jsdom lacks. Node has them, but Jest does not expose Node's globals to the page. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    Object.assign(this.global, { TextDecoder, TextEncoder, fetch, Headers, Request, Response, structuredClone });
  }
}
