import { Button, chakra, Menu } from '@chakra-ui/react';
import { Download, FileSpreadsheet, FileText, Link2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { notify } from '../../ui/toast/notify.ts';

interface Props {
  of: 'companies' | 'quotes' | 'communications';
  /** The filter as the list's address has it: the file has exactly its rows. */
  search: URLSearchParams;
  /** Rows that the file will have, where that is known. */
  count?: number;
}

/** The rows of a list as a file, or its address to hand on. */
export function ExportMenu({ of, search, count }: Props) {
  const { formatMessage } = useIntl();
  const query = search.size > 0 ? `?${search.toString()}` : '';

  const copyLink = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => notify({ type: 'success', title: formatMessage({ id: 'export.linkCopied' }) }),
      () => notify({ type: 'error', title: formatMessage({ id: 'export.linkNotCopied' }) }),
    );

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
        <Menu.Content>
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>
              <FormattedMessage id={count === undefined ? 'export.filtered' : 'export.rows'} values={{ count }} />
            </Menu.ItemGroupLabel>
            <Menu.Item value="csv" asChild>
              <a href={`/exports/${of}.csv${query}`} download>
                <FileText aria-hidden />
                <Menu.ItemText>
                  <FormattedMessage id="export.csv" />
                </Menu.ItemText>
              </a>
            </Menu.Item>
            <Menu.Item value="xlsx" asChild>
              <a href={`/exports/${of}.xlsx${query}`} download>
                <FileSpreadsheet aria-hidden />
                <Menu.ItemText>
                  <FormattedMessage id="export.xlsx" />
                </Menu.ItemText>
              </a>
            </Menu.Item>
          </Menu.ItemGroup>
          <Menu.Separator />
          <Menu.Item value="link" onSelect={() => void copyLink()}>
            <Link2 aria-hidden />
            <Menu.ItemText>
              <FormattedMessage id="export.link" />
            </Menu.ItemText>
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
