import { skipToken } from '@apollo/client/react';
import { chakra, Flex, Icon } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { CopyCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useLeadPreviewQuery } from '../../graphql/generated.ts';
import { CustomerText } from '../kit/customer-text.tsx';
import { QuoteStatusMark } from '../kit/quote-status-mark.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { toSearchText } from '../kit/search-text.ts';
import { useDebounced } from '../kit/use-debounced.ts';
import { useQuoteSummary } from '../quotes/quote-summary.ts';

/** Debounce of the search: milliseconds after the last key press. */
const SEARCH_DEBOUNCE_MS = 300;

type Person = Partial<Record<'companyId' | 'contactId' | 'company' | 'name' | 'email' | 'phone', string>>;

/** Shows, while a person is entered, the company that the request will belong to, with its open requests. */
export function KnownRecords({ onOpen }: { onOpen: () => void }) {
  const { values } = useFormikContext<Person>();
  const { companyId = '', contactId = '', company, name = '', email, phone } = values;
  const searchTexts = [company, email, phone].map((text) => toSearchText(text) ?? '');
  const debounced = useDebounced(JSON.stringify([companyId, contactId, ...searchTexts, name]), SEARCH_DEBOUNCE_MS);
  const [companyIdValue, contactIdValue, companyText, emailText, phoneText, nameText] = JSON.parse(
    debounced,
  ) as string[];
  const person = {
    companyId: companyIdValue || null,
    contactId: contactIdValue || null,
    company: companyText,
    email: emailText,
    phone: phoneText,
    name: nameText ?? '',
  };
  const canSearch = [person.companyId, person.company, person.email, person.phone].some(Boolean);
  const { data, previousData } = useLeadPreviewQuery(
    canSearch ? { variables: { person }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const summarize = useQuoteSummary();
  const preview = canSearch ? (data ?? previousData)?.leadPreview : undefined;
  const knownCompany = preview?.company;

  return (
    <chakra.div role="status">
      {knownCompany && (
        <Flex
          direction="column"
          gap="1"
          px="3"
          py="2.5"
          borderRadius="lg"
          bg={preview.openCount > 0 ? 'straw.subtle' : 'bg.muted'}
        >
          <Flex align="center" gap="2" wrap="wrap">
            <Icon as={CopyCheck} boxSize="4" color={preview.openCount > 0 ? 'straw.fg' : 'fg.muted'} aria-hidden />
            <chakra.span>
              <FormattedMessage
                id="lead.known"
                values={{
                  company: (
                    <chakra.b fontWeight="medium">
                      <CustomerText>{knownCompany.name}</CustomerText>
                    </chakra.b>
                  ),
                  code: knownCompany.companyCode,
                  hasContact: String(preview.contact !== null),
                  contact: preview.contact && <CustomerText>{preview.contact.name}</CustomerText>,
                }}
              />
            </chakra.span>
            {preview.openCount > 0 && (
              <chakra.span fontWeight="medium" ms="auto">
                <FormattedMessage id="lead.open" values={{ count: preview.openCount }} />
              </chakra.span>
            )}
          </Flex>
          {preview.openRequests.map((quote) => {
            const { product, language, terms } = summarize(quote);
            return (
              <OpenRequest key={quote.id} to={`/admin/quotes/${quote.id}`} onClick={onOpen}>
                <QuoteStatusMark status={quote.status} iconOnly />
                <chakra.span truncate>
                  {quote.reference}, <CustomerText language={quote.language}>{quote.name}</CustomerText>,{' '}
                  {product && <CustomerText language={language}>{product}</CustomerText>}
                  {product && ', '}
                  <CustomerText>{terms}</CustomerText>
                </chakra.span>
                <RelativeTime at={quote.createdAt} />
              </OpenRequest>
            );
          })}
        </Flex>
      )}
    </chakra.div>
  );
}

const OpenRequest = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2',
    minH: { base: '11', md: '7' },
    borderRadius: 'md',
    '& > :nth-child(2)': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
