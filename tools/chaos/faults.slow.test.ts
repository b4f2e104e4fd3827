import { runFaults } from './faults.ts';

/** The short form of `npm run faults`. */
test('what people were told is true after everything was killed, cut off and restarted under them', async () => {
  const faults = { serverKills: 1, databaseKills: 1, terminations: 2, shortages: 1, updates: 1, spell: 3_000 };
  const people = { visitors: 4, editors: 1, watchers: 2 };
  const result = await runFaults({ ...faults, ...people });
  expect(result).toMatchObject({
    ...{ brokenReceipts: 0, unknownRequests: 0, brokenEdits: 0, brokenFiles: 0, missedEvents: 0 },
    ...{ unsentMails: 0, miscounted: [] },
    failuresWhileUpdated: 0,
  });
  expect(result.receipts).toBeGreaterThan(20);
  expect(result.edits).toBeGreaterThan(5);
  expect(result.files).toBeGreaterThan(5);
  expect(result.events).toBeGreaterThan(100);
  expect(result.connections).toBeGreaterThan(2); // each of the two has come back
  for (const refused of Object.values(result.refusedFiles)) expect(refused).toBeGreaterThan(0);
  expect(result.lostCommits).toBeGreaterThan(0);
  expect(result.lostAnswers).toBeGreaterThan(0);
}, 400_000);
