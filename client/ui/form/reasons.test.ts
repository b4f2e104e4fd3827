import { reasons } from '../../../common/forms/reasons.ts';
import { locales } from '../../../common/locales.ts';
import { messagesIn } from '../../testing/render-on-site.tsx';

test.each(locales)('every reason for which a form is refused has its words in %s', (locale) => {
  const words = messagesIn(locale);
  expect(Object.values(reasons).filter((reason) => !words[reason])).toEqual([]);
});
