import type { ApolloServer, ApolloServerPlugin } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { Kind } from 'graphql';
import type { Histogram } from 'prom-client';
import { reasons } from '../../../common/forms/reasons.ts';
import { isTemporaryFailure, RETRY_AFTER_SECONDS } from '../database/connection-errors.ts';
import { bearerOf, isOwnOrigin } from './authentication.ts';
import { formatField, type PlatformContext } from './validation.ts';

/** Size of an accepted body, many times that of the largest form; files are uploaded elsewhere. */
const MAX_BODY_BYTES = 256 * 1024;
/** Larger bodies up to this size are read in order to name the texts that are too long. */
const MAX_READ_BYTES = 2 * 1024 * 1024;

interface Options<Context extends PlatformContext> {
  apollo: ApolloServer<Context>;
  /** Origins of Kordon's pages. */
  origins: ReadonlySet<string>;
  /** Handlers that load the session and its user. */
  middleware: RequestHandler[];
  context: (request: Request) => Context;
}

/** Creates the route POST /graphql. Invalid requests are answered with GraphQL errors, too. */
export function graphqlEndpoint<Context extends PlatformContext>(options: Options<Context>): Router {
  const { apollo, origins, middleware, context } = options;
  const router = Router();
  const parseBody = express.json({ limit: MAX_READ_BYTES, verify: assertBodySize });
  router.all('/graphql', requirePost, checkOrigin(origins), requireJson, parseBody, handleBodyError, ...middleware);
  router.post('/graphql', expressMiddleware(apollo, { context: ({ req }) => Promise.resolve(context(req)) }));
  return router;
}

function sendError(response: Response, status: number, code: string, message: string, data = {}): void {
  const { req: request } = response;
  response
    .status(status)
    .type(request.accepts(['application/json', 'application/graphql-response+json']) || 'application/json')
    .send(JSON.stringify({ errors: [{ message, extensions: { code, ...data } }] }));
}

/** Accepts POST only; a browser that opens the URL gets the playground from a later route. */
const requirePost: RequestHandler = (request, response, next) => {
  response.set('Cache-Control', 'no-store');
  if (request.method === 'POST') {
    next();
    return;
  }
  if (['GET', 'HEAD'].includes(request.method) && request.accepts(['json', 'html']) === 'html') {
    next('router');
    return;
  }
  response.set('Allow', 'POST');
  sendError(response, 405, 'BAD_REQUEST', 'Operations are accepted by POST only');
};

const checkOrigin =
  (origins: ReadonlySet<string>): RequestHandler =>
  (request, response, next) => {
    if (bearerOf(request) !== undefined || isOwnOrigin(request, origins)) {
      next();
      return;
    }
    sendError(response, 403, 'FORBIDDEN', 'Requests from other sites are not accepted');
  };

/** Requires JSON: other sites can send form content types without a CORS preflight request. */
const requireJson: RequestHandler = (request, response, next) => {
  if (request.is('application/json') !== false) {
    next();
    return;
  } // null means that there is no body, which Apollo rejects
  sendError(response, 415, 'BAD_REQUEST', 'Operations are accepted as application/json only');
};

/** Rejects a large body: with 413 and the texts that are too long, or with 400 when it is not valid JSON. */
function assertBodySize(_request: unknown, _response: unknown, body: Buffer): void {
  if (body.length <= MAX_BODY_BYTES) return;
  throw Object.assign(new Error(), describeLargeBody(body.toString()));
}

function describeLargeBody(text: string): BodyError {
  try {
    const operation = JSON.parse(text) as { variables?: unknown } | null;
    return { status: 413, fields: findTooLongTexts(operation?.variables) };
  } catch {
    return { status: 400 };
  }
}

/** Every field of the schema is shorter than this number of characters. */
const MAX_TEXT_LENGTH = 30_000;

/** Returns a message id for each text that is too long, by its path. Searches five levels, the depth of the inputs in the schema. */
function findTooLongTexts(variables: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  const search = (value: unknown, path: readonly string[]) => {
    if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH) fields[formatField(path)] = reasons.tooLong;
    if (typeof value !== 'object' || value === null || path.length === 5) return;
    for (const [name, inner] of Object.entries(value)) search(inner, [...path, name]);
  };
  search(variables, []);
  return fields;
}

interface BodyError {
  status?: number;
  /** Message ids by field of the texts that are too long. */
  fields?: Record<string, string>;
}

/** Answers errors of express.json: malformed JSON, a large body or an unknown encoding. */
const handleBodyError: ErrorRequestHandler = (error: BodyError, _request, response, next) => {
  const { status = 500, fields = {} } = error;
  if (status >= 500) {
    next(error);
    return;
  }
  const message =
    status === 413 ? `The body is larger than ${MAX_BODY_BYTES / 1024} KB` : 'The body cannot be read as JSON';
  if (Object.keys(fields).length > 0) sendError(response, status, 'BAD_USER_INPUT', message, { fields });
  else sendError(response, status, 'BAD_REQUEST', message);
};

/**
 * Measures operations, labelled by the first root field of the operation. Operation names from clients are arbitrary and would
 * create an unlimited number of time series.
 */
export const measureOperations = (times: Histogram<'operation' | 'outcome'>): ApolloServerPlugin => ({
  requestDidStart() {
    const stopTimer = times.startTimer();
    return Promise.resolve({
      willSendResponse({ operation, response: { body } }) {
        const field = operation?.selectionSet.selections.find((selection) => selection.kind === Kind.FIELD);
        const error = body.kind === 'single' ? body.singleResult.errors?.[0] : undefined;
        stopTimer({
          operation: operation ? `${operation.operation} ${field?.name.value ?? ''}`.trim() : 'none',
          outcome: error ? (error.extensions?.code as string) : 'ok',
        });
        return Promise.resolve();
      },
    });
  },
});

/** Answers with 503 while the database cannot be reached or a disk is full, so that programs and proxies know that they may try again. */
export const answerUnavailable: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ errors, response: { http } }) {
        if (errors?.some(isTemporaryFailure)) {
          http.status = 503;
          http.headers.set('retry-after', RETRY_AFTER_SECONDS);
        }
        return Promise.resolve();
      },
    }),
};
