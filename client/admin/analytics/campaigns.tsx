import { Box, chakra } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import type { CampaignFragment } from '../../graphql/generated.ts';
import { NoMessages } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Section } from '../kit/section.tsx';
import { campaignsId } from './email-figures.tsx';
import { Rate } from './rate.tsx';

const countColumns = ['sentCount', 'openedCount', 'clickedCount', 'repliedCount'] as const;

/** The e-mail campaigns of the period, newest first. */
export function Campaigns({ campaigns }: { campaigns?: readonly CampaignFragment[] }) {
  return (
    <Box id={campaignsId} scrollMarginTop="24">
      <Section
        title="analytics.campaigns"
        note={
          campaigns && (
            <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
              <FormattedNumber value={campaigns.length} />
            </chakra.span>
          )
        }
      >
        {campaigns?.length === 0 && <EmptyState drawing={NoMessages} message="analytics.campaigns.empty" />}
        {campaigns && campaigns.length > 0 && (
          <ScrollArea tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {['subject', 'sentAt', ...countColumns, 'openRate'].map((column) => (
                    <th key={column} scope="col">
                      <FormattedMessage id={`analytics.campaign.${column}`} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {campaigns.map((campaign) => (
                  <CampaignRow key={campaign.id} campaign={campaign} />
                ))}
              </tbody>
            </table>
          </ScrollArea>
        )}
      </Section>
    </Box>
  );
}

function CampaignRow({ campaign }: { campaign: CampaignFragment }) {
  const { subject, sentAt, sentCount, openedCount, openRate } = campaign;
  return (
    <tr>
      <th scope="row" dir="auto">
        {subject}
        {openedCount > sentCount && (
          <chakra.span display="block" textStyle="meta" color="fg.subtle">
            <FormattedMessage id="analytics.campaign.odd" />
          </chakra.span>
        )}
      </th>
      <td>
        {sentAt && (
          <chakra.span color="fg.muted">
            <FormattedDate value={sentAt} day="2-digit" month="2-digit" year="numeric" />
          </chakra.span>
        )}
      </td>
      {countColumns.map((name) => (
        <td key={name}>
          <FormattedNumber value={campaign[name]} />
        </td>
      ))}
      <td>
        <Rate value={openRate} />
      </td>
    </tr>
  );
}

const ScrollArea = chakra('div', {
  base: {
    overflowX: 'auto',
    '& table': { w: 'full', minW: '42rem', fontVariantNumeric: 'tabular-nums', borderCollapse: 'collapse' },
    '& :is(th, td)': {
      h: '10',
      px: '2.5',
      textAlign: 'end',
      fontWeight: 'normal',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
    },
    '& thead th': { h: '8', textStyle: 'meta', color: 'fg.muted', borderColor: 'border' },
    '& :is(th, td):first-of-type': { ps: { base: '4', md: '5' } },
    '& tr > th:first-of-type': { textAlign: 'start' },
    '& td:first-of-type': { ps: '2.5' },
    '& tr > :last-child': { pe: { base: '4', md: '5' } },
    '& tbody tr:hover': { bg: 'bg.subtle' },
  },
});
