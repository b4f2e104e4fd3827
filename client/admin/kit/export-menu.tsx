import { Menu } from '@chakra-ui/react';
import { FileSpreadsheet, FileText, Link2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { notify } from '../../ui/toast/notify.ts';
import { ExportFile, ExportFrame } from './export-frame.tsx';

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
    <ExportFrame>
      <Menu.ItemGroup>
        <Menu.ItemGroupLabel>
          <FormattedMessage id={count === undefined ? 'export.filtered' : 'export.rows'} values={{ count }} />
        </Menu.ItemGroupLabel>
        <ExportFile format="csv" icon={FileText} href={`/exports/${of}.csv${query}`} label="export.csv" />
        <ExportFile format="xlsx" icon={FileSpreadsheet} href={`/exports/${of}.xlsx${query}`} label="export.xlsx" />
      </Menu.ItemGroup>
      <Menu.Separator />
      <Menu.Item value="link" onSelect={() => void copyLink()}>
        <Link2 aria-hidden />
        <Menu.ItemText>
          <FormattedMessage id="export.link" />
        </Menu.ItemText>
      </Menu.Item>
    </ExportFrame>
  );
}
