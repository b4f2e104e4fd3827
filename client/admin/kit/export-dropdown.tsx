import { Button, chakra, Menu } from '@chakra-ui/react';
import { Download, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { downloadFrom } from '../../ui/download.ts';
import { useRequestProof } from '../proof/proof-requests.ts';

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

/** A menu item that downloads a file, after a fresh proof of identity when the server asks for one. */
export function ExportMenuItem({ format, icon: Icon, href, label }: ExportMenuItemProps) {
  const requestProof = useRequestProof();

  async function download() {
    // Asks first, because a refused download would show only in the browser's list of downloads. Offline, the browser shows its own error.
    const response = await fetch(href, { method: 'HEAD' }).catch(() => undefined);
    if (response?.status === 403 && !(await requestProof())) return;
    downloadFrom(href);
  }

  return (
    <Menu.Item value={format} asChild>
      <a
        href={href}
        download
        onClick={(event) => {
          event.preventDefault();
          void download();
        }}
      >
        <Icon aria-hidden />
        <Menu.ItemText>
          <FormattedMessage id={label} />
        </Menu.ItemText>
      </a>
    </Menu.Item>
  );
}
