import { Button, Flex } from '@chakra-ui/react';
import { ArrowUp } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

interface Props {
  shown: boolean;
  onRenew: () => void;
}

/** The list has changed above what somebody is reading: it waits until they say so. */
export function BehindPill({ shown, onRenew }: Props) {
  return (
    <Flex role="status" position="sticky" top="22" zIndex="2" justify="center" height="0">
      {shown && (
        <Button
          size="xs"
          mt="2"
          boxShadow="float"
          borderRadius="full"
          onClick={() => {
            window.scrollTo({ top: 0 });
            onRenew();
          }}
        >
          <ArrowUp aria-hidden />
          <FormattedMessage id="table.behind" />
        </Button>
      )}
    </Flex>
  );
}
