import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, and what every browser has besides: jsdom leaves these to Node, and jest hides Node's from the page. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    Object.assign(this.global, { TextDecoder, TextEncoder, fetch, Headers, Request, Response, structuredClone });
  }
}
