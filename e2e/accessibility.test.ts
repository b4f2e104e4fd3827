import { sharedApp } from './app.ts';
import { expectNoAxeViolationsInPanel, createPanelRecords } from './steps/accessibility.ts';

const app = sharedApp();

beforeAll(() => createPanelRecords(app));

test('axe finds no violations in the administration with the light theme', async () => {
  await expectNoAxeViolationsInPanel(app, 'light');
});
