import { mergeThreeWay } from './three-way-merge.ts';

const original = { name: 'Demirköy', priority: 'MEDIUM', notes: null as string | null, creditLimit: 0 };

test('a field that changed on only one side has the value of that side', () => {
  const { merged, conflicts } = mergeThreeWay(
    original,
    { ...original, notes: 'LC, 30 gün' },
    { ...original, creditLimit: 5000 },
  );
  expect(merged).toEqual({ ...original, notes: 'LC, 30 gün', creditLimit: 5000 });
  expect(conflicts).toEqual([]);
});

test('a field that both sides changed to different values is a conflict', () => {
  const { merged, conflicts } = mergeThreeWay(
    original,
    { ...original, priority: 'CRITICAL', name: 'Demirköy A.Ş.' },
    { ...original, priority: 'LOW', name: 'Demirköy A.Ş.' },
  );
  expect(conflicts).toEqual([{ name: 'priority', original: 'MEDIUM', mine: 'CRITICAL', theirs: 'LOW' }]);
  expect(merged.name).toBe('Demirköy A.Ş.');
});
