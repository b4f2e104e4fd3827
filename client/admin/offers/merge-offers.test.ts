import { anOfferDraft } from '../../testing/offers.ts';
import { applyChoices, mergeOffers } from './merge-offers.ts';
import { blankLine, createDraftValues, type OfferValues, type StoredLine } from './offer-values.ts';

const line = (key: string, values: Partial<StoredLine> = {}): StoredLine => ({
  ...blankLine,
  description: key,
  quantity: '5',
  unitPrice: '100',
  key,
  ...values,
});
const offer = (lines: StoredLine[], values: Partial<OfferValues> = {}): OfferValues => ({
  ...createDraftValues(anOfferDraft()),
  ...values,
  lines,
});
const [a, b, c] = [line('a'), line('b'), line('c')];
const merge = (mine: StoredLine[], theirs: StoredLine[], original = [a, b, c]) =>
  mergeOffers(offer(original), offer(mine), offer(theirs));
const keysOf = ({ lines }: OfferValues) => lines.map(({ key }) => key).join('');

test('edits of different lines, and of different fields of one line, are both kept', () => {
  const { merged, conflicts } = merge(
    [{ ...a, unitPrice: '101' }, b, c],
    [{ ...a, quantity: '6' }, b, { ...c, grade: 'B500B' }],
  );
  expect(conflicts).toEqual([]);
  expect(merged.lines).toEqual([{ ...a, unitPrice: '101', quantity: '6' }, b, { ...c, grade: 'B500B' }]);
});

test('a line that one user moved keeps the edit of the other user, and lines that both added are kept', () => {
  const { merged, conflicts } = merge([c, a, b, line('x')], [a, { ...b, unitPrice: '99' }, line('y'), c]);
  expect(conflicts).toEqual([]);
  expect(keysOf(merged)).toBe('cabyx');
  expect(merged.lines.find(({ key }) => key === 'b')).toMatchObject({ unitPrice: '99' });
});

test('a line that one user deleted is removed, unless the other user changed it', () => {
  expect(merge([a, c], [a, b, { ...c, unitPrice: '7' }])).toMatchObject({
    conflicts: [],
    merged: { lines: [a, { ...c, unitPrice: '7' }] },
  });
  const edited = { ...b, unitPrice: '7' };
  const deletedByMe = merge([a, c], [a, edited, c]);
  expect(deletedByMe.conflicts).toEqual([{ name: 'lines.b', original: b, mine: null, theirs: edited }]);
  const deletedByThem = merge([a, edited, c], [a, c]);
  expect(deletedByThem.conflicts).toEqual([{ name: 'lines.b', original: b, mine: edited, theirs: null }]);

  const choose = (side: 'mine' | 'theirs', result: typeof deletedByMe, mine: StoredLine[]) =>
    keysOf(applyChoices(result, { 'lines.b': side }, offer(mine)));
  expect(choose('mine', deletedByMe, [a, c])).toBe('ac');
  expect(choose('theirs', deletedByMe, [a, c])).toBe('abc');
  expect(choose('mine', deletedByThem, [a, edited, c])).toBe('abc');
  expect(choose('theirs', deletedByThem, [a, edited, c])).toBe('ac');
});

test('the user chooses only between versions of a line in which both changed the same field; edits of its other fields are kept', () => {
  const mine = [a, { ...b, unitPrice: '90', grade: 'B500B' }, { ...c, quantity: '9' }];
  const result = merge(mine, [a, { ...b, unitPrice: '110', standard: 'EN 10080' }, c]);
  const both = { grade: 'B500B', standard: 'EN 10080' };
  expect(result.conflicts).toEqual([
    {
      name: 'lines.b',
      original: b,
      mine: { ...b, ...both, unitPrice: '90' },
      theirs: { ...b, ...both, unitPrice: '110' },
    },
  ]);
  const prices = (side: 'mine' | 'theirs') =>
    applyChoices(result, { 'lines.b': side }, offer(mine)).lines.map(({ unitPrice, quantity }) => [
      unitPrice,
      quantity,
    ]);
  expect(prices('mine')[1]).toEqual(['90', '5']);
  expect(prices('theirs')).toEqual([
    ['100', '5'],
    ['110', '5'],
    ['100', '9'],
  ]);
});

test('terms and lines are merged together', () => {
  const { merged, conflicts } = mergeOffers(
    offer([a], { origin: 'Türkiye', packing: '' }),
    offer([{ ...a, unitPrice: '1' }], { origin: 'Mısır', packing: 'Bağ' }),
    offer([a], { origin: 'Ukrayna', packing: '' }),
  );
  expect(merged).toMatchObject({ packing: 'Bağ', lines: [{ unitPrice: '1' }] });
  expect(conflicts.map(({ name }) => name)).toEqual(['origin']);
});
