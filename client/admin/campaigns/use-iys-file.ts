import { useIntl } from 'react-intl';
import { useIysFileLazyQuery } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { saveFile } from '../kit/save-file.ts';

/** Downloads the consents of recipients in Türkiye as a file for İYS. */
export function useIysFile() {
  const { formatMessage } = useIntl();
  const [read, { loading }] = useIysFileLazyQuery({ fetchPolicy: 'no-cache' });
  async function download() {
    try {
      const { data } = await read();
      if (data) saveFile(new Blob([data.iysFile], { type: 'text/csv' }), 'iys.csv');
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'campaigns.iys.failed' }) });
    }
  }
  return { download, isLoading: loading };
}
