import { Button, chakra, Menu } from '@chakra-ui/react';
import { Download, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** The button that opens what can be taken out of a screen. */
export function ExportFrame({ children }: { children: ReactNode }) {
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

interface FileProps {
  format: string;
  icon: LucideIcon;
  /** Where the server makes it. */
  href: string;
  /** Message id. */
  label: string;
}

/** One of its files. */
export function ExportFile({ format, icon: Icon, href, label }: FileProps) {
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
