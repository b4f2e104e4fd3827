import { sharedProduct } from './product.ts';
import { axeFindsNothingInThePanel, panelRecords } from './steps/accessibility.ts';

const product = sharedProduct();

beforeAll(() => panelRecords(product));

test('axe finds nothing in the administration, light', async () => {
  await axeFindsNothingInThePanel(product, 'light');
});
