import { skipToken } from '@apollo/client/react';
import { chakra, Flex, Icon } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { CopyCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { usePossibleDuplicatesQuery } from '../../graphql/generated.ts';
import { Monogram } from '../kit/monogram.tsx';
import { toSearchText } from '../kit/search-text.ts';
import { CompanyTypeTag } from '../kit/tags.tsx';
import { useDebounced } from '../kit/use-debounced.ts';

/** Debounce of the search: milliseconds after the last key press. */
const SEARCH_DEBOUNCE_MS = 350;

interface Props {
  /** The company that is being edited, which is not a duplicate of itself. */
  excludedId?: string;
}

/**
 * Warns when the surrounding form may describe an existing company: one with a similar name, with the same website
 * domain, or with a contact who has the same e-mail address.
 */
export function PossibleDuplicates({ excludedId }: Props) {
  const { values } = useFormikContext<{ name?: string; website?: string; email?: string }>();
  // Only the contact form has an e-mail; its name is that of a person, so it is not compared with company names.
  const name = values.email === undefined ? toSearchText(values.name) : null;
  const debounced = useDebounced(
    JSON.stringify({ name, website: toSearchText(values.website), email: toSearchText(values.email) }),
    SEARCH_DEBOUNCE_MS,
  );
  const variables = JSON.parse(debounced) as { name: string | null; website: string | null; email: string | null };
  const hasSearchText = Boolean(variables.name ?? variables.website ?? variables.email);
  const { data, previousData } = usePossibleDuplicatesQuery(hasSearchText ? { variables } : skipToken);
  const duplicates = (hasSearchText ? (data ?? previousData) : undefined)?.possibleDuplicates.filter(
    ({ company }) => company.id !== excludedId,
  );

  return (
    <chakra.div role="status">
      {duplicates && duplicates.length > 0 && (
        <Flex direction="column" gap="2" px="3" py="2.5" borderRadius="lg" bg="straw.subtle">
          <Flex align="center" gap="2" fontWeight="medium">
            <Icon as={CopyCheck} boxSize="4" color="straw.fg" aria-hidden />
            <FormattedMessage id={`company.duplicate.${duplicates[0]?.reason}`} />
          </Flex>
          {duplicates.map(({ company: { id, name, companyCode, city, companyType } }) => (
            <Flex key={id} align="center" gap="2" ps="6" minH="6" wrap="wrap">
              <Monogram name={name} />
              <chakra.bdi fontWeight="medium">{name}</chakra.bdi>
              <chakra.span color="fg.muted">{[companyCode, city].filter(Boolean).join(', ')}</chakra.span>
              <chakra.span ms="auto">
                <CompanyTypeTag type={companyType} />
              </chakra.span>
              <OpenLink to={`/admin/companies/${id}`} target="_blank">
                <FormattedMessage
                  id="company.duplicate.open"
                  values={{ name, hidden: (text) => <chakra.span srOnly>{text}</chakra.span> }}
                />
              </OpenLink>
            </Flex>
          ))}
        </Flex>
      )}
    </chakra.div>
  );
}

const OpenLink = chakra(Link, {
  base: { textDecoration: 'underline', textUnderlineOffset: '3px', fontWeight: 'medium' },
});
