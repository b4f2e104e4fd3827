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
  return serve((_operation, asked) => answers[asked.length - 1]);
}

/**
 * The same for a page that asks many things at once: answers by the name of the operation, in their order. The last one
 * is given again as often as it is asked for.
 */
export function answerByName(answers: Record<string, (Answer | Promise<Answer>)[]>): Operation[] {
  return serve(({ operationName }, asked) => {
    const mine = answers[operationName] ?? [];
    const times = asked.filter((other) => other.operationName === operationName).length;
    return mine[Math.min(times, mine.length) - 1];
  });
}

function serve(answerTo: (operation: Operation, asked: Operation[]) => Answer | Promise<Answer> | undefined) {
  const asked: Operation[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const operation = JSON.parse(init?.body as string) as Operation;
    asked.push(operation);
    const answer = await answerTo(operation, asked);
    if (!answer || answer === 'unreachable') throw new TypeError('Failed to fetch');
    return Response.json(answer, { headers: { 'content-type': 'application/graphql-response+json' } });
  });
  return asked;
}

/** A refusal as the server words it. */
export const refusal = (code: string, extensions: Record<string, unknown> = {}) => ({
  errors: [{ message: 'Refused', extensions: { code, ...extensions } }],
});
