import { mergeThreeWay } from './three-way-merge.ts';

const original = { name: 'Demirköy', priority: 'MEDIUM', notes: null as string | null, creditLimit: 0 };

test('takes a field that changed on one side from that side', () => {
  const { merged, conflicts } = mergeThreeWay(
    original,
    { ...original, notes: 'LC, 30 gün' },
    { ...original, creditLimit: 5000 },
  );
  expect(merged).toEqual({ ...original, notes: 'LC, 30 gün', creditLimit: 5000 });
  expect(conflicts).toEqual([]);
});

test('reports a conflict when both sides changed a field to different values', () => {
  const { merged, conflicts } = mergeThreeWay(
    original,
    { ...original, priority: 'CRITICAL', name: 'Demirköy A.Ş.' },
    { ...original, priority: 'LOW', name: 'Demirköy A.Ş.' },
  );
  expect(conflicts).toEqual([{ name: 'priority', original: 'MEDIUM', mine: 'CRITICAL', theirs: 'LOW' }]);
  expect(merged.name).toBe('Demirköy A.Ş.');
});
