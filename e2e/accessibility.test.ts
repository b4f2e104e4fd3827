import { sharedProduct } from './product.ts';
import { expectNoAxeViolationsInPanel, createPanelRecords } from './steps/accessibility.ts';

const product = sharedProduct();

beforeAll(() => createPanelRecords(product));

test('axe finds no violations in the administration with the light theme', async () => {
  await expectNoAxeViolationsInPanel(product, 'light');
});
