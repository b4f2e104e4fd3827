import { threeWay } from './three-way.ts';

const original = { name: 'Demirköy', priority: 'MEDIUM', notes: null as string | null, creditLimit: 0 };

test('what only one of the two changed is taken from whoever did', () => {
  const { merged, conflicts } = threeWay(
    original,
    { ...original, notes: 'LC, 30 gün' },
    { ...original, creditLimit: 5000 },
  );
  expect(merged).toEqual({ ...original, notes: 'LC, 30 gün', creditLimit: 5000 });
  expect(conflicts).toEqual([]);
});

test('what both changed is disputed, unless they changed it alike', () => {
  const { merged, conflicts } = threeWay(
    original,
    { ...original, priority: 'CRITICAL', name: 'Demirköy A.Ş.' },
    { ...original, priority: 'LOW', name: 'Demirköy A.Ş.' },
  );
  expect(conflicts).toEqual([{ name: 'priority', original: 'MEDIUM', mine: 'CRITICAL', theirs: 'LOW' }]);
  expect(merged.name).toBe('Demirköy A.Ş.');
});
