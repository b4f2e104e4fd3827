import { Box, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

/** Label of an archived report, with its date. */
export function ArchiveBadge({ date }: { date: string }) {
  return (
    <Flex wrap="wrap" alignItems="center" columnGap="12" rowGap="4" textStyle="small">
      <Box as="span" borderWidth="1px" borderColor="border.strong" paddingInline="8" paddingBlock="4" fontWeight="600">
        <FormattedMessage id="market-updates.archived" />
      </Box>
      <span>{date}</span>
    </Flex>
  );
}
