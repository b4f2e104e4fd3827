import { publicReasons, reasons } from '../../../common/forms/reasons.ts';
import { locales } from '../../../common/locales.ts';
import { readMessages } from '../../testing/render-on-site.tsx';

test.each(locales)('every validation error of the public forms has a message in %s', (locale) => {
  const messages = readMessages(locale);
  expect(Object.values(publicReasons).filter((reason) => !messages[reason])).toEqual([]);
});

test('every validation error has a message in Turkish', () => {
  const messages = readMessages('tr');
  expect(Object.values(reasons).filter((reason) => !messages[reason])).toEqual([]);
});
