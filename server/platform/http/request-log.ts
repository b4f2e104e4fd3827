import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** What a proxy in front may name a request: nothing that could forge a line of the log. */
const plainId = /^[\w-]{8,64}$/;

/**
 * One line a request, under an id that the answer carries in X-Request-Id. It says what was asked and how it ended; headers, with their
 * cookies and credentials, and what visitors typed into an address stay out of it.
 */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp<Request>({
    logger: log,
    quietReqLogger: true, // lines in between carry the id alone
    genReqId(request, response) {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && plainId.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, { statusCode }, error) => (error || statusCode >= 500 ? 'error' : 'info'),
    autoLogging: { ignore: ({ path }) => path.startsWith('/health/') || path === '/metrics' },
    serializers: {
      req: ({ id, raw }: { id: string; raw: Request }) => ({ id, method: raw.method, path: raw.path, address: raw.ip }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}
