import { fillVariables, findUnknownVariables, hasPlaceholders, mailVariables } from './mail-variables.ts';

test('variables with a value are filled in, others stay', () => {
  const text = 'Sayın {{contact.name}}, {{ request.reference }} ({{request.product}}) {{fiyat}}';
  expect(fillVariables(text, { 'contact.name': 'Amélie', 'request.reference': 'KRD-1', 'request.product': null })).toBe(
    'Sayın Amélie, KRD-1 ({{request.product}}) {{fiyat}}',
  );
});

test('a value is not searched for variables', () => {
  expect(fillVariables('{{company.name}}', { 'company.name': '$& {{sender.name}}' })).toBe('$& {{sender.name}}');
});

test('unknown variables are found', () => {
  expect(findUnknownVariables('{{contact.name}} {{contact.nme}} {{}}', mailVariables)).toEqual([
    '{{contact.nme}}',
    '{{}}',
  ]);
  expect(hasPlaceholders('Merhaba {{contact.name}}')).toBe(true);
  expect(hasPlaceholders('Merhaba {Amélie}')).toBe(false);
});
