import { Button, type ButtonProps } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';

interface Props extends ButtonProps {
  /** Message id of the visible text. */
  text: string;
  /** Accessible name, which also says which row the button acts on. */
  label: string;
}

/** A small button in a row of a list, as high as a finger on phones. */
export const RowButton = ({ text, label, ...props }: Props) => (
  <Button size="xs" h={{ base: '11', md: '7' }} aria-label={label} {...props}>
    <FormattedMessage id={text} />
  </Button>
);
