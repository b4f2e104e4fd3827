import { Button, chakra, Menu } from '@chakra-ui/react';
import { Download, FileChartColumn, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Period } from './period.ts';

const formats: [format: string, icon: LucideIcon][] = [
  ['pdf', FileChartColumn],
  ['xlsx', FileSpreadsheet],
  ['csv', FileText],
];

/** The figures of the period as a report or as tables. */
export function ExportReport({ period }: { period: Period }) {
  const { formatMessage } = useIntl();
  const query = new URLSearchParams({ from: period.from, to: period.to }).toString();
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
          {formats.map(([format, Icon]) => (
            <Menu.Item key={format} value={format} asChild>
              <a href={`/exports/analytics.${format}?${query}`} download>
                <Icon aria-hidden />
                <Menu.ItemText>
                  <FormattedMessage id={`analytics.export.${format}`} />
                </Menu.ItemText>
              </a>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
