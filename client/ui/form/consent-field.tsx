import { Link, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageLink } from '../page-link.tsx';
import { CheckboxField } from './checkbox-field.tsx';

/** A checkbox that confirms that the privacy notice was read. The notice opens in a new tab, so that the form keeps its input. */
export const ConsentField = ({ name }: { name: string }) => (
  <CheckboxField name={name} label={<FormattedMessage id="form.consent" values={{ notice }} />} />
);

const notice = (text: ReactNode) => (
  <Link asChild>
    <PageLink to="/privacy-policy" target="_blank">
      {text}
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="form.newTab" />
      </VisuallyHidden>
    </PageLink>
  </Link>
);
