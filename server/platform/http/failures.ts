import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler } from 'express';

/** For addresses that nothing above knows. */
export const notFound: RequestHandler = (_request, response) => {
  response.status(404).type('text/plain').send('Not found\n');
};

/** What went wrong on our side is named by a reference id, under which the log has the cause; a request that is wrong by itself hears so. */
export const failures: ErrorRequestHandler = (error: Error & { status?: number }, request, response, next) => {
  if (response.headersSent) return next(error);
  const { status = 500 } = error;
  if (status < 500) return void response.status(status).type('text/plain').send(`${error.message}\n`);

  const reference = randomUUID();
  request.log.error({ err: error, reference }, 'a request failed');
  const message = `Something went wrong on our side. Reference: ${reference}`;
  response.status(500);
  if (!request.accepts('html') || request.path === '/graphql')
    response.json({ errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR', reference } }] });
  else response.type('text/plain').send(`${message}\n`);
};
