import { runFaults } from './faults.ts';

/** The short form of `npm run faults`. */
test('loses and duplicates nothing while servers, database and connections are killed, cut and restarted', async () => {
  const faults = {
    serverKills: 1,
    databaseKills: 1,
    terminations: 2,
    exhaustions: 1,
    updates: 1,
    faultDurationMs: 3_000,
  };
  const users = { visitors: 4, editors: 1, subscribers: 2 };
  const result = await runFaults({ ...faults, ...users });
  expect(result).toMatchObject({
    brokenReceipts: 0,
    unknownRequests: 0,
    brokenEdits: 0,
    brokenFiles: 0,
    missedEvents: 0,
    unsentMails: 0,
    wrongLastContacts: [],
    failuresDuringUpdates: 0,
  });
  expect(result.receipts).toBeGreaterThan(20);
  expect(result.edits).toBeGreaterThan(5);
  expect(result.files).toBeGreaterThan(5);
  expect(result.events).toBeGreaterThan(100);
  expect(result.connections).toBeGreaterThan(2); // both subscribers have reconnected
  for (const refused of Object.values(result.refusedFiles)) expect(refused).toBeGreaterThan(0);
  expect(result.lostCommits).toBeGreaterThan(0);
  expect(result.lostAnswers).toBeGreaterThan(0);
}, 400_000);
