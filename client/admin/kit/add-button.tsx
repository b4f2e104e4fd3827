import { Button, chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  /** Message id of the label. */
  label: string;
  onClick: () => void;
}

/** The button in the header of a page that adds a record. On a phone it shows only the icon, because the title needs the space. */
export function AddButton({ label, onClick }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Button variant="solid" colorPalette="molten" aria-label={formatMessage({ id: label })} onClick={onClick}>
      <Plus aria-hidden />
      <chakra.span hideBelow="md">
        <FormattedMessage id={label} />
      </chakra.span>
    </Button>
  );
}
