import type { GraphQLFormattedError } from 'graphql';

interface Operation {
  operationName: string;
  variables: Record<string, unknown>;
}

/** Response to one request. Pass a promise to delay it. */
type Answer = { data: unknown } | { errors: GraphQLFormattedError[] } | 'unreachable';

/**
 * Mocks the server behind `/graphql` until the test ends, with one answer per request, in order. A request without an answer
 * fails as a network error.
 * @returns the operations received so far, a live array
 */
export function answerWith(...answers: (Answer | Promise<Answer>)[]): Operation[] {
  return mockFetch((_operation, received) => answers[received.length - 1]);
}

/**
 * Mocks the server like `answerWith`, with a list of answers per operation name, for pages that send many requests at the same time. The last
 * answer of a list is repeated.
 * @returns the operations received so far, a live array
 */
export function answerByName(answers: Record<string, (Answer | Promise<Answer>)[]>): Operation[] {
  return mockFetch(({ operationName }, received) => {
    const operationAnswers = answers[operationName] ?? [];
    const count = received.filter((other) => other.operationName === operationName).length;
    return operationAnswers[Math.min(count, operationAnswers.length) - 1];
  });
}

function mockFetch(getAnswer: (operation: Operation, received: Operation[]) => Answer | Promise<Answer> | undefined) {
  const received: Operation[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const operation = JSON.parse(init?.body as string) as Operation;
    received.push(operation);
    const answer = await getAnswer(operation, received);
    if (!answer || answer === 'unreachable') throw new TypeError('Failed to fetch');
    return Response.json(answer, { headers: { 'content-type': 'application/graphql-response+json' } });
  });
  return received;
}

/** Creates a response with one GraphQL error, in the format of the server. */
export const graphqlError = (code: string, extensions: Record<string, unknown> = {}) => ({
  errors: [{ message: 'Refused', extensions: { code, ...extensions } }],
});
