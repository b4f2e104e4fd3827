import { Flex } from '@chakra-ui/react';
import { Bold, Eye, Italic, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useModKey } from '../shell/mod-key.ts';
import { ToolbarButton } from '../kit/toolbar-button.tsx';
import type { TextFormat } from './format-text.ts';

const formats: { format: TextFormat; icon: LucideIcon; key?: string }[] = [
  { format: 'bold', icon: Bold, key: 'B' },
  { format: 'italic', icon: Italic, key: 'I' },
  { format: 'list', icon: List },
  { format: 'numbers', icon: ListOrdered },
  { format: 'link', icon: Link2 },
];

/** Formats by the key that is pressed with Ctrl or ⌘. */
export const formatByKey = new Map(formats.flatMap(({ format, key }) => (key ? [[key.toLowerCase(), format]] : [])));

interface Props {
  isPreview: boolean;
  onFormat: (format: TextFormat) => void;
  onTogglePreview: () => void;
}

/** Buttons that format the selected text, and one that shows the preview. */
export function FormatToolbar({ isPreview, onFormat, onTogglePreview }: Props) {
  const { formatMessage } = useIntl();
  const modKey = useModKey();
  return (
    <Flex
      role="toolbar"
      aria-label={formatMessage({ id: 'mail.format' })}
      px="2.5"
      py="0.5"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      {formats.map(({ format, icon, key }) => {
        const name = formatMessage({ id: `mail.format.${format}` });
        return (
          <ToolbarButton
            key={format}
            icon={icon}
            label={key ? `${name} (${modKey} ${key})` : name}
            disabled={isPreview}
            // Without this, a click would take the focus, and with it the selection, from the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onFormat(format)}
          />
        );
      })}
      <ToolbarButton
        ms="auto"
        icon={Eye}
        label={formatMessage({ id: 'mail.preview' })}
        aria-pressed={isPreview}
        bg={isPreview ? 'bg.emphasized' : undefined}
        onClick={onTogglePreview}
      />
    </Flex>
  );
}
