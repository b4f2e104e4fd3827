import { Box, Button, Link } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveChoices, setSettingsOpen } from './consent.ts';

/** Notice at the bottom edge that does not block the page. Refusing takes one click, as accepting does. */
export default function ConsentNotice() {
  const { formatMessage } = useIntl();
  return (
    <Box
      as="section"
      aria-label={formatMessage({ id: 'consent.title' })}
      data-consent-notice
      position="fixed"
      insetBlockEnd={{ base: '0', md: '24' }}
      insetInlineStart={{ base: '0', md: '24' }}
      insetInlineEnd={{ base: '0', md: 'auto' }}
      maxWidth={{ md: '34rem' }}
      zIndex="quick"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap={{ base: '12', md: '20' }}
      rowGap="8"
      paddingTop={{ base: '8', md: '12' }}
      paddingInline={{ base: 'var(--margin)', md: '16' }}
      paddingBottom={{ base: 'max(.5rem, env(safe-area-inset-bottom))', md: '12' }}
      bg="white"
      color="graphite.900"
      borderWidth={{ base: '1px 0 0', md: '1px' }}
      borderColor="graphite.300"
      boxShadow="pop"
    >
      <Box as="p" position="relative" flex="1 1 9rem" textStyle="tiny">
        <FormattedMessage id="consent.text" />{' '}
        <Link
          asChild
          fontWeight="600"
          _after={{ content: '""', position: 'absolute', insetInline: 0, insetBlock: '-4px' }}
        >
          <button type="button" onClick={() => setSettingsOpen(true)}>
            <FormattedMessage id="consent.choose" />
          </button>
        </Link>
      </Box>
      <Box display="grid" gridTemplateColumns="1fr 1fr" gap="8" flex={{ base: '0 1 auto' }}>
        <AnswerButton id="refuse" isAllowed={false} />
        <AnswerButton id="allow" isAllowed />
      </Box>
    </Box>
  );
}

const AnswerButton = ({ id, isAllowed }: { id: 'refuse' | 'allow'; isAllowed: boolean }) => (
  <Button
    size="sm"
    variant="outline"
    justifyContent="center"
    paddingInline="12"
    fontSize=".875rem"
    onClick={() => saveChoices({ analytics: isAllowed, marketing: isAllowed })}
  >
    <FormattedMessage id={`consent.${id}`} />
  </Button>
);
