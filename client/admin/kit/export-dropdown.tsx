import { Button, chakra, Menu } from '@chakra-ui/react';
import { Download, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** The export button of a screen with its dropdown menu. */
export function ExportDropdown({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button aria-label={formatMessage({ id: 'export.title' })}>
          <Download aria-hidden />
          <chakra.span hideBelow="md">
            <FormattedMessage id="export.title" />
          </chakra.span>
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>{children}</Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

interface ExportMenuItemProps {
  format: string;
  icon: LucideIcon;
  /** URL of the file. */
  href: string;
  /** Message id. */
  label: string;
}

/** A menu item that downloads a file. */
export function ExportMenuItem({ format, icon: Icon, href, label }: ExportMenuItemProps) {
  return (
    <Menu.Item value={format} asChild>
      <a href={href} download>
        <Icon aria-hidden />
        <Menu.ItemText>
          <FormattedMessage id={label} />
        </Menu.ItemText>
      </a>
    </Menu.Item>
  );
}
