import { Link, type LinkProps } from 'react-router';
import { localePath } from '../../common/locales.ts';
import { useLocale } from '../i18n/use-locale.ts';

interface Props extends Omit<LinkProps, 'to'> {
  /** Turkish path of a page, such as `/products#training`. */
  to: string;
}

/** A link to a page of the site in the current language. */
export function PageLink({ to, ...props }: Props) {
  return <Link to={localePath(useLocale(), to)} {...props} />;
}
