import { readFileSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { createSecurityEventJobs } from '../modules/activity/index.ts';
import { createSendCommunication } from '../modules/communications/index.ts';
import { createRefreshMarketJob } from '../modules/market/index.ts';
import { createSendAcceptanceCode } from '../modules/offer-links/index.ts';
import { createBackupJobs } from './backup.ts';
import { jobs } from './jobs.ts';

test('every job has a Turkish name on the page "Sistem"', () => {
  const messages = JSON.parse(readFileSync('client/i18n/messages/tr/admin-system.json', 'utf8')) as object;
  const all = [
    ...jobs,
    createSendCommunication(() => Promise.reject(new Error())),
    createSendAcceptanceCode({} as Parameters<typeof createSendAcceptanceCode>[0]),
    ...createSecurityEventJobs('http://logs.example'),
    createRefreshMarketJob(readConfig({})),
    ...createBackupJobs(readConfig({}), '', new AbortController().signal),
  ];
  expect(all.map(({ name }) => name).filter((name) => !(`system.name.${name}` in messages))).toEqual([]);
});
