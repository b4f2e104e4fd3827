import { skipToken } from '@apollo/client/react';
import { chakra, Flex, Icon } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { CopyCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { usePossibleDuplicatesQuery } from '../../graphql/generated.ts';
import { Monogram } from '../kit/monogram.tsx';
import { CompanyTypeTag } from '../kit/tags.tsx';

/** Milliseconds without a key after which the server is asked, and letters that a name needs. */
const pause = 350;
const fewest = 3;

interface Props {
  /** Company that the form is of: it is no duplicate of itself. */
  except?: string;
}

/** Companies that may be the one that is typed into the form around, by its name, website or e-mail. */
export function Duplicates({ except }: Props) {
  const { values } = useFormikContext<{ name?: string; website?: string; email?: string }>();
  // A contact's form has an e-mail, and the name of a person.
  const name = values.email === undefined ? usable(values.name) : null;
  const typed = useSettled(JSON.stringify({ name, website: usable(values.website), email: usable(values.email) }));
  const asked = JSON.parse(typed) as { name: string | null; website: string | null; email: string | null };
  const worthAsking = Boolean(asked.name ?? asked.website ?? asked.email);
  const { data, previousData } = usePossibleDuplicatesQuery(worthAsking ? { variables: asked } : skipToken);
  const found = (worthAsking ? (data ?? previousData) : undefined)?.possibleDuplicates.filter(
    ({ company }) => company.id !== except,
  );

  return (
    <chakra.div role="status">
      {found && found.length > 0 && (
        <Flex direction="column" gap="2" px="3" py="2.5" borderRadius="lg" bg="straw.subtle">
          <Flex align="center" gap="2" fontWeight="medium">
            <Icon as={CopyCheck} boxSize="4" color="straw.fg" aria-hidden />
            <FormattedMessage id={`company.duplicate.${found[0]?.reason}`} />
          </Flex>
          {found.map(({ company: { id, name: known, companyCode, city, companyType } }) => (
            <Flex key={id} align="center" gap="2" ps="6" minH="6" wrap="wrap">
              <Monogram name={known} />
              <chakra.bdi fontWeight="medium">{known}</chakra.bdi>
              <chakra.span color="fg.muted">{[companyCode, city].filter(Boolean).join(', ')}</chakra.span>
              <chakra.span ms="auto">
                <CompanyTypeTag type={companyType} />
              </chakra.span>
              <OpenLink to={`/admin/companies/${id}`} target="_blank">
                <FormattedMessage
                  id="company.duplicate.open"
                  values={{ name: known, hidden: (words) => <chakra.span srOnly>{words}</chakra.span> }}
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

const usable = (text?: string) => (text && text.trim().length >= fewest ? text.trim() : null);

/** A text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
