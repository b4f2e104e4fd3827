import { Button, Flex } from '@chakra-ui/react';
import { ArrowUp } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

interface Props {
  isVisible: boolean;
  onRefresh: () => void;
}

/** Offers to refresh a list whose records changed while the user had scrolled past the first page. */
export function RefreshPill({ isVisible, onRefresh }: Props) {
  return (
    <Flex role="status" position="sticky" top="22" zIndex="2" justify="center" height="0">
      {isVisible && (
        <Button
          size="xs"
          mt="2"
          boxShadow="float"
          borderRadius="full"
          onClick={() => {
            window.scrollTo({ top: 0 });
            onRefresh();
          }}
        >
          <ArrowUp aria-hidden />
          <FormattedMessage id="table.behind" />
        </Button>
      )}
    </Flex>
  );
}
