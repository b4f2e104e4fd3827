import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

/** The four price lists with their Incoterms; ore is quoted spot. Message ids: `home.terms.<id>` and `home.terms.<id>.text`. */
const lists = [
  { id: 'scrap', term: 'CIF' },
  { id: 'slab', term: 'FCA' },
  { id: 'dri', term: 'EXW' },
  { id: 'ore', term: undefined },
];

/** The delivery terms of each price list. */
export function DeliveryTerms() {
  return (
    <Box
      className="dark"
      bg="graphite.900"
      color="white"
      height="full"
      display="flex"
      flexDirection="column"
      paddingInline={{ base: '20', md: '32' }}
      paddingBlock={{ base: '20', md: '28' }}
    >
      <Box as="p" fontWeight="500" paddingBottom={{ base: '8', md: '16' }}>
        <FormattedMessage id="home.terms" />
      </Box>
      <Box as="dl" flex="1" display="grid">
        {lists.map(({ id, term }) => (
          <Box
            key={id}
            display="grid"
            gridTemplateColumns={{ base: '4.5rem 1fr', md: '7.5rem 1fr' }}
            alignItems="center"
            borderTopWidth="1px"
            borderColor="border"
          >
            <Box as="dt" order="2">
              <FormattedMessage id={`home.terms.${id}`} />
              <Box as="span" display={{ base: 'none', md: 'block' }} textStyle="tiny" color="fg.muted">
                <FormattedMessage id={`home.terms.${id}.text`} />
              </Box>
            </Box>
            <Box
              as="dd"
              fontFamily="heading"
              fontWeight="500"
              fontSize={{ base: '1.25rem', md: '2.25rem' }}
              lineHeight="1.2"
            >
              {term ? <bdi dir="ltr">{term}</bdi> : <FormattedMessage id="home.terms.spot" />}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
