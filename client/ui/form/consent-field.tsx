import { Link, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageLink } from '../page-link.tsx';
import { CheckboxField } from './checkbox-field.tsx';

/** Says that the privacy notice was read. The notice opens beside the form, so that nothing typed is left behind. */
export const ConsentField = ({ name }: { name: string }) => (
  <CheckboxField name={name} label={<FormattedMessage id="form.consent" values={{ notice }} />} />
);

const notice = (words: ReactNode) => (
  <Link asChild>
    <PageLink to="/privacy-policy" target="_blank">
      {words}
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="form.newTab" />
      </VisuallyHidden>
    </PageLink>
  </Link>
);
