import { Box, Button, Flex, type ButtonProps } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keepChoices, showSettings } from './consent.ts';

/** Lies in the lower corner at the start of the line until it is answered; the page goes on behind it. Refusing is as easy as accepting. */
export default function ConsentNotice() {
  const { formatMessage } = useIntl();
  return (
    <Box
      as="section"
      aria-label={formatMessage({ id: 'consent.title' })}
      data-consent-notice
      position="fixed"
      insetBlockEnd={{ base: '12', md: '24' }}
      insetInlineStart={{ base: '12', md: '24' }}
      insetInlineEnd={{ base: '12', md: 'auto' }}
      width={{ md: '24rem' }}
      zIndex="quick"
      padding="12"
      bg="white"
      color="graphite.900"
      borderWidth="1px"
      borderColor="graphite.300"
      boxShadow="pop"
    >
      <Box as="p" textStyle="small">
        <FormattedMessage id="consent.text" />
      </Box>
      <Flex wrap="wrap" gap="8" marginTop="8">
        <Answer id="reject" onClick={() => keepChoices({ analytics: false, marketing: false })} />
        <Answer id="accept" onClick={() => keepChoices({ analytics: true, marketing: true })} />
        <Answer id="choose" variant="ghost" onClick={() => showSettings(true)} />
      </Flex>
    </Box>
  );
}

/** Narrow enough that all three stand on one line of a phone. */
const Answer = ({ id, ...button }: ButtonProps & { id: 'reject' | 'accept' | 'choose' }) => (
  <Button
    size="sm"
    variant="outline"
    flexGrow="1"
    justifyContent="center"
    paddingInline="12"
    fontSize=".875rem"
    {...button}
  >
    <FormattedMessage id={`consent.${id}`} />
  </Button>
);
