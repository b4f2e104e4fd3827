import { HeaderMap, type ApolloServer } from '@apollo/server';
import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { bearerOf } from '../http/bearer.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Caller } from './check-operation.ts';
import { longTexts } from './variables.ts';

/** Bytes of an operation: every form and every saved query fits many times; files go elsewhere. */
const maxBody = 256 * 1024;
/** Bytes that are read all the same, to say which text made it too large. */
const maxRead = 2 * 1024 * 1024;

interface Options<Context extends Caller> {
  apollo: ApolloServer<Context>;
  /** Of our own pages. */
  origins: ReadonlySet<string>;
  /** Sessions and who they belong to. */
  middleware: RequestHandler[];
  context: (request: Request) => Context;
}

/** POST /graphql. A request that never becomes an operation is refused in the shape of a GraphQL answer. */
export function graphqlEndpoint<Context extends Caller>(options: Options<Context>): Router {
  const { apollo, origins, middleware, context } = options;
  const router = Router();
  const readBody = express.json({ limit: maxRead, verify: refuseTooLarge });
  router.all('/graphql', onlyPost, ownOrigin(origins), onlyJson, readBody, unreadable, ...middleware);
  router.post('/graphql', operate(apollo, context));
  return router;
}

/** What Apollo reads of a request: which forms it accepts and is in, and that no form of another site has sent it. */
const headersRead = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

/** Hands the body to Apollo. An answer goes out in one piece: nothing in the schema is delivered in several. */
const operate =
  <Context extends Caller>(apollo: ApolloServer<Context>, context: (request: Request) => Context): RequestHandler =>
  async (request, response) => {
    const headers = new HeaderMap();
    for (const name of headersRead) {
      const value = request.headers[name];
      if (value !== undefined) headers.set(name, String(value));
    }
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body: request.body as unknown },
      context: () => Promise.resolve(context(request)),
    });
    if (answer.body.kind !== 'complete') throw new Error('an answer in several parts');
    response.statusCode = answer.status ?? 200;
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.end(answer.body.string);
  };

function refuse(response: Response, status: number, code: string, message: string, data = {}): void {
  const { req: request } = response;
  response
    .status(status)
    .type(request.accepts(['application/json', 'application/graphql-response+json']) || 'application/json')
    .send(JSON.stringify({ errors: [{ message, extensions: { code, ...data } }] }));
}

/** A person who opens the address in a browser gets the playground. */
const onlyPost: RequestHandler = (request, response, next) => {
  response.set('Cache-Control', 'no-store');
  if (request.method === 'POST') return next();
  if (['GET', 'HEAD'].includes(request.method) && request.accepts(['json', 'html']) === 'html') return next('router');
  response.set('Allow', 'POST');
  refuse(response, 405, 'BAD_REQUEST', 'Operations are accepted by POST only');
};

const ownOrigin =
  (origins: ReadonlySet<string>): RequestHandler =>
  (request, response, next) => {
    if (bearerOf(request) !== undefined || isOwnOrigin(request, origins)) return next();
    refuse(response, 403, 'FORBIDDEN', 'Requests from pages of other sites are not accepted');
  };

/** A form of another page can send anything else without asking first. */
const onlyJson: RequestHandler = (request, response, next) => {
  if (request.is('application/json') !== false) return next(); // null: there is no body, which is no operation either
  refuse(response, 415, 'BAD_REQUEST', 'Operations are accepted as application/json only');
};

/** What is too large never becomes an operation, and neither does what cannot be told to be JSON. */
function refuseTooLarge(_request: unknown, _response: unknown, body: Buffer): void {
  if (body.length <= maxBody) return;
  throw Object.assign(new Error(), refusalOf(body.toString()));
}

function refusalOf(text: string): Unreadable {
  try {
    const operation = JSON.parse(text) as { variables?: unknown } | null;
    return { status: 413, fields: longTexts(operation?.variables) };
  } catch {
    return { status: 400 };
  }
}

interface Unreadable {
  status?: number;
  /** Reasons by field, where texts alone made the body too large. */
  fields?: Record<string, string>;
}

/** What express.json could not read: broken JSON, too large, an encoding that it does not know. */
const unreadable: ErrorRequestHandler = (error: Unreadable, _request, response, next) => {
  const { status = 500, fields = {} } = error;
  if (status >= 500) return next(error);
  const message = status === 413 ? `The body is larger than ${maxBody / 1024} KB` : 'The body cannot be read as JSON';
  if (Object.keys(fields).length > 0) refuse(response, status, 'BAD_USER_INPUT', message, { fields });
  else refuse(response, status, 'BAD_REQUEST', message);
};
