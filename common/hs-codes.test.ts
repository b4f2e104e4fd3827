import { tradeProducts } from './enums.ts';
import { offerForm } from './forms/offer.ts';
import { suggestHsCode } from './hs-codes.ts';

test.each(tradeProducts)(
  'the code suggested for %s is one of iron and steel, and the offer accepts it',
  async (product) => {
    const code = suggestHsCode(product);
    expect(code).toMatch(/^72\d\d\.\d\d$/);
    await expect(offerForm.validateAt('lines[0].hsCode', { lines: [{ hsCode: code }] })).resolves.toBe(code);
  },
);

test('suggests the codes of ribbed bars and square billets', () => {
  expect([suggestHsCode('rebar'), suggestHsCode('billet')]).toEqual(['7214.20', '7207.11']);
});
