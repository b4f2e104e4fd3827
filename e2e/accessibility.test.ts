import { sharedApp } from './app.ts';
import { expectNoAxeViolationsOnDashboard, createPanelRecords } from './steps/accessibility.ts';

const app = sharedApp();

beforeAll(() => createPanelRecords(app));

test('axe finds no violations on the sign-in page and the dashboard with the light theme', async () => {
  await expectNoAxeViolationsOnDashboard(app, 'light');
});
