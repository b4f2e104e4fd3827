import { apart, cases } from './cases.ts';
import { clientOperations } from './operations.ts';
import { writes } from './writes.ts';

test('every operation of the client is measured, or said to stand apart', () => {
  const measured = new Set([...cases, ...writes].map(([, operation]) => operation));
  expect([...measured, ...apart].toSorted()).toEqual([...clientOperations().keys()].toSorted());
});
