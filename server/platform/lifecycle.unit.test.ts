import { captureLog } from '../testing/captured-log.ts';
import { createLifecycle } from './lifecycle.ts';

test('stops the last part first, and the others when one fails', async () => {
  const { log, lines } = captureLog();
  const lifecycle = createLifecycle(log);
  const stopped: string[] = [];
  for (const part of ['database', 'jobs', 'HTTP'])
    lifecycle.onStop(part, () => {
      stopped.push(part);
      if (part === 'jobs') throw new Error('broken');
    });
  await Promise.all([lifecycle.stop(), lifecycle.stop()]);
  expect(stopped).toEqual(['HTTP', 'jobs', 'database']);
  expect(lines.filter((line) => line.includes('"part":"jobs"'))).toHaveLength(1);
});

test('all parts share one time limit, each with half of what is left', async () => {
  const { log, lines } = captureLog();
  const lifecycle = createLifecycle(log, 1_000);
  const limits: number[] = [];
  for (const part of ['database', 'jobs', 'HTTP'])
    lifecycle.onStop(part, (limitMs) => {
      limits.push(limitMs);
      return new Promise(() => {}); // never stops
    });
  const startedAt = performance.now();
  const timer = setInterval(() => {}, 1_000); // keeps the process alive, as the open connections of a server do
  await lifecycle.stop();
  clearInterval(timer);
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  expect(limits[0]).toBeGreaterThan(490);
  expect(limits[0]).toBeLessThanOrEqual(500);
  // A timer may fire a millisecond early, so a little more than 125 and 31.25 ms may be left.
  expect(limits[1]).toBeLessThanOrEqual(127);
  expect(limits[2]).toBeLessThanOrEqual(34);
  expect(lines.filter((line) => line.includes('not stopped within'))).toHaveLength(3);
});
