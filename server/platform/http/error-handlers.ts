import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { isTemporaryFailure, RETRY_AFTER_SECONDS } from '../database/connection-errors.ts';

/** Returns 404. Has to be the last handler without an error argument. */
export const notFound: RequestHandler = (_request, response) => {
  response.status(404).type('text/plain').send('Not found\n');
};

/**
 * Returns client errors (status below 500) with their message. Every other error becomes 500, or 503 while the database cannot be reached or a
 * disk is full, with a reference id, under which the log has the cause.
 */
export const handleErrors: ErrorRequestHandler = (error: Error & { status?: number }, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const { status = 500 } = error;
  if (status < 500) return void response.status(status).type('text/plain').send(`${error.message}\n`);

  const reference = randomUUID();
  request.log.error({ err: error, reference }, 'a request failed');
  const message = `Something went wrong on our side. Reference: ${reference}`;
  if (isTemporaryFailure(error)) response.status(503).set('Retry-After', RETRY_AFTER_SECONDS);
  else response.status(500);
  if (!request.accepts('html') || request.path === '/graphql')
    response.json({ errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR', reference } }] });
  else response.type('text/plain').send(`${message}\n`);
};
