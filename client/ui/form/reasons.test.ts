import { publicReasons, reasons } from '../../../common/forms/reasons.ts';
import { locales } from '../../../common/locales.ts';
import { messagesIn } from '../../testing/render-on-site.tsx';

test.each(locales)('every reason for which a form of the site is refused has its words in %s', (locale) => {
  const words = messagesIn(locale);
  expect(Object.values(publicReasons).filter((reason) => !words[reason])).toEqual([]);
});

test('every reason for which a form of the administration is refused has its words in Turkish', () => {
  const words = messagesIn('tr');
  expect(Object.values(reasons).filter((reason) => !words[reason])).toEqual([]);
});
