import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useMatches } from 'react-router';
import { Screen } from '../ui/screen.tsx';

/** Says what a screen is for. Its words are named after the route: `quotes.title`, `quotes.outline`. */
export default function Outline() {
  const name = useMatches().at(-1)?.id ?? '';
  return (
    <Screen title={`${name}.title`}>
      <Flex direction="column" px={{ base: '4', md: '5' }} py="5">
        <chakra.p textStyle="read" color="fg.muted" maxW="64ch">
          <FormattedMessage id={`${name}.outline`} />
        </chakra.p>
      </Flex>
    </Screen>
  );
}
