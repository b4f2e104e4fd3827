import { Link, type LinkProps } from 'react-router';
import { localePath } from '../../common/locales.ts';
import { useLocale } from '../i18n/use-locale.ts';

interface Props extends Omit<LinkProps, 'to'> {
  /** Turkish address of a page: `/products#training`. */
  to: string;
}

/** A link to a page of the site, in the language of the page that it stands on. */
export function PageLink({ to, ...props }: Props) {
  return <Link to={localePath(useLocale(), to)} {...props} />;
}
