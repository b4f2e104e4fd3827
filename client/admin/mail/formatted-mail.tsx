import { chakra } from '@chakra-ui/react';
import { FormattedBlocks } from '../../ui/formatted-blocks.tsx';

/** The text of a mail as the recipient sees it. */
export const FormattedMail = ({ text }: { text: string }) => (
  <chakra.div
    display="grid"
    gap="2.5"
    textStyle="read"
    fontSize={{ md: '0.875rem' }}
    overflowWrap="anywhere"
    css={{ '& strong': { fontWeight: 'semibold' }, '& a': { textDecoration: 'underline' } }}
  >
    <FormattedBlocks text={text} />
  </chakra.div>
);
