import { Tag } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { CompanyType, Language } from '../../graphql/generated.ts';
import type { Hue } from './state-mark.tsx';

const companyTypeHues: Record<CompanyType, Hue> = {
  PROSPECT: 'grey',
  LEAD: 'straw',
  CUSTOMER: 'green',
  SUPPLIER: 'violet',
  PARTNER: 'teal',
};

export function CompanyTypeTag({ type }: { type: CompanyType }) {
  return (
    <Tag.Root colorPalette={companyTypeHues[type]}>
      <FormattedMessage id={`companyType.${type}`} />
    </Tag.Root>
  );
}

/** The code of the language in which a customer writes. */
export function LanguageTag({ language }: { language: Language }) {
  return (
    <Tag.Root size="sm" colorPalette="grey">
      {language}
    </Tag.Root>
  );
}
