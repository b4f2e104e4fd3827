import { Menu } from '@chakra-ui/react';
import { FileSpreadsheet, FileText, Link2, Megaphone } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ViewList } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useIsAdmin } from '../session/session.ts';
import { ExportMenuItem, ExportDropdown } from './export-dropdown.tsx';

interface Props {
  of: 'companies' | 'quotes' | 'communications' | 'orders';
  /** The filter of the list as URL parameters; the file contains the same rows. */
  search: URLSearchParams;
  /** List to whose contacts a campaign can be written. */
  campaignList?: ViewList;
  /** Number of rows in the file, when it is known. */
  count?: number;
}

/** The page of a new campaign to the contacts of a list. */
const createCampaignUrl = (list: ViewList, search: URLSearchParams): string =>
  `/admin/campaigns/new?${new URLSearchParams({ list, query: search.toString() }).toString()}`;

/** Downloads the rows of a list as a file, copies the link to the list, or starts a campaign to its contacts. */
export function ExportMenu({ of, search, campaignList, count }: Props) {
  const { formatMessage } = useIntl();
  const isAdmin = useIsAdmin();
  const query = search.size > 0 ? `?${search.toString()}` : '';

  const copyLink = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => notify({ type: 'success', title: formatMessage({ id: 'export.linkCopied' }) }),
      () => notify({ type: 'error', title: formatMessage({ id: 'export.linkNotCopied' }) }),
    );

  return (
    <ExportDropdown>
      <Menu.ItemGroup>
        <Menu.ItemGroupLabel>
          <FormattedMessage id={count === undefined ? 'export.filtered' : 'export.rows'} values={{ count }} />
        </Menu.ItemGroupLabel>
        <ExportMenuItem format="csv" icon={FileText} href={`/exports/${of}.csv${query}`} label="export.csv" />
        <ExportMenuItem format="xlsx" icon={FileSpreadsheet} href={`/exports/${of}.xlsx${query}`} label="export.xlsx" />
      </Menu.ItemGroup>
      <Menu.Separator />
      <Menu.Item value="link" onSelect={() => void copyLink()}>
        <Link2 aria-hidden />
        <Menu.ItemText>
          <FormattedMessage id="export.link" />
        </Menu.ItemText>
      </Menu.Item>
      {campaignList && isAdmin && (
        <Menu.Item value="campaign" asChild>
          <Link to={createCampaignUrl(campaignList, search)}>
            <Megaphone aria-hidden />
            <Menu.ItemText>
              <FormattedMessage id="export.campaign" />
            </Menu.ItemText>
          </Link>
        </Menu.Item>
      )}
    </ExportDropdown>
  );
}
