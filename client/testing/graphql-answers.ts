import type { GraphQLFormattedError } from 'graphql';

interface Operation {
  operationName: string;
  variables: Record<string, unknown>;
}

/** What the server says to one request; a promise lets it take its time. */
type Answer = { data: unknown } | { errors: GraphQLFormattedError[] } | 'unreachable';

/**
 * Stands for the server behind `/graphql` until the test ends: the answers are given in their order, and what was asked
 * can be looked at. A request for which there is no answer fails.
 */
export function answerWith(...answers: (Answer | Promise<Answer>)[]): Operation[] {
  const asked: Operation[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    asked.push(JSON.parse(init?.body as string) as Operation);
    const answer = await answers[asked.length - 1];
    if (!answer || answer === 'unreachable') throw new TypeError('Failed to fetch');
    return Response.json(answer, { headers: { 'content-type': 'application/graphql-response+json' } });
  });
  return asked;
}

/** A refusal as the server words it. */
export const refusal = (code: string, extensions: Record<string, unknown> = {}) => ({
  errors: [{ message: 'Refused', extensions: { code, ...extensions } }],
});
