import { FormattedMessage } from 'react-intl';
import type { Certificate } from './certificates.ts';

/** The name of a standard; CE is a marking and is named as such. */
export const StandardName = ({ standard }: Pick<Certificate, 'standard'>) =>
  standard === 'CE' ? <FormattedMessage id="site.ce" /> : <bdi dir="ltr">{standard}</bdi>;
