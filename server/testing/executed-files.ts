import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Session } from 'node:inspector';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Whether a path is a file of the product, and not a test or a helper of tests. */
const isOurs = (file: string): boolean =>
  /^(?:common|server)\//.test(file) && !/^server\/testing\/|\.test\.ts$/.test(file);

/** Diagnostics channel on which Node's HTTP server announces each request before it handles it. */
const REQUEST_STARTS = 'http.server.request.start';

/**
 * Sends a request to a server in this process and returns the files of the product in which a function is called for it,
 * in the order of the first calls. The order is exact between steps of the event loop, and alphabetical within one.
 */
export async function findExecutedFiles(send: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  const executed = new Set<string>();
  const isRequest = new AsyncLocalStorage<boolean>();
  /** Returns the files of the product with calls since the previous call of this function. */
  const getFilesSinceLastCall = (): string[] => {
    let files: string[] = [];
    session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
      files = result
        .filter(
          ({ url, functions }) => url.startsWith('file:') && functions.some(({ ranges: [all] }) => all!.count > 0),
        )
        .map(({ url }) => relative(root, fileURLToPath(url)));
    });
    return files.filter(isOurs).sort();
  };

  /** Whether code outside of the request has run since the last step of the request. */
  let hasOtherCalls = true;
  const discardOtherCalls = () => {
    if (hasOtherCalls) getFilesSinceLastCall();
    hasOtherCalls = false;
  };
  const steps = createHook({
    before() {
      if (isRequest.getStore()) discardOtherCalls();
    },
    after() {
      if (isRequest.getStore()) for (const file of getFilesSinceLastCall()) executed.add(file);
      else hasOtherCalls = true;
    },
  });
  const onRequest = () => {
    discardOtherCalls();
    isRequest.enterWith(true);
  };

  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  subscribe(REQUEST_STARTS, onRequest);
  steps.enable();
  try {
    await send();
  } finally {
    steps.disable();
    unsubscribe(REQUEST_STARTS, onRequest);
    isRequest.disable();
    session.disconnect();
  }
  return [...executed];
}
