import { Grid } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { DashboardQuery } from '../../graphql/generated.ts';
import { AttentionMark } from '../kit/attention-mark.tsx';
import { quoteStatusHues } from '../kit/quote-status-mark.tsx';
import { StatCard } from './stat-card.tsx';
import { ShareStrip, WeekColumns } from './stat-charts.tsx';

interface Props {
  /** Undefined while loading. */
  figures?: DashboardQuery['dashboard'];
}

/** The four main figures; each card links to its screen. */
export function StatCards({ figures }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Grid
      as="section"
      aria-label={formatMessage({ id: 'dashboard.figures' })}
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      borderBottomWidth="1px"
    >
      <QuotesCard figures={figures} />
      <CompaniesCard figures={figures} />
      <CommunicationsCard figures={figures} />
      <AnsweredCard figures={figures} />
    </Grid>
  );
}

function QuotesCard({ figures }: Props) {
  const { formatMessage } = useIntl();
  const shares = (figures?.statusCounts ?? []).map(({ status, count }) => ({
    name: formatMessage({ id: `quoteStatus.${status}` }),
    value: count,
    color: `${quoteStatusHues[status]}.dot`,
  }));
  return (
    <StatCard
      to="/admin/quotes"
      label="dashboard.totalQuotes"
      figure={figures && <FormattedNumber value={figures.totalQuotes} />}
      note={
        figures !== undefined &&
        figures.newQuotes > 0 && (
          <AttentionMark>
            <FormattedMessage id="dashboard.newQuotes" values={{ count: figures.newQuotes }} />
          </AttentionMark>
        )
      }
      strip={
        figures && (
          <ShareStrip
            shares={shares}
            label={formatMessage(
              { id: 'dashboard.byStatus' },
              { shares: shares.map(({ name, value }) => `${name} ${value}`).join(', ') },
            )}
          />
        )
      }
      caption={
        figures && (
          <FormattedMessage
            id="dashboard.quotesCompared"
            values={{ recent: figures.recentQuotes, previous: figures.previousQuotes }}
          />
        )
      }
    />
  );
}

function CompaniesCard({ figures }: Props) {
  return (
    <StatCard
      to="/admin/companies"
      label="dashboard.totalCompanies"
      figure={figures && <FormattedNumber value={figures.totalCompanies} />}
      spark={figures && <WeekColumns counts={figures.companiesByWeek} />}
      caption={figures && <FormattedMessage id="dashboard.newCompanies" values={{ count: figures.newCompanies }} />}
    />
  );
}

function CommunicationsCard({ figures }: Props) {
  const { formatMessage } = useIntl();
  if (!figures) return <StatCard to="/admin/communications" label="dashboard.totalCommunications" />;

  const { inboundCommunications: inbound, outboundCommunications: outbound } = figures;
  const inboundText = formatMessage({ id: 'dashboard.inbound' }, { count: inbound });
  const outboundText = formatMessage({ id: 'dashboard.outbound' }, { count: outbound });
  return (
    <StatCard
      to="/admin/communications"
      label="dashboard.totalCommunications"
      figure={<FormattedNumber value={figures.totalCommunications} />}
      strip={
        <ShareStrip
          shares={[
            { name: 'inbound', value: inbound, color: 'chart.1' },
            { name: 'outbound', value: outbound, color: 'chart.2' },
          ]}
          label={`${inboundText}, ${outboundText}`}
        />
      }
      caption={
        <>
          <span>{inboundText}</span>
          <span>{outboundText}</span>
        </>
      }
    />
  );
}

/** `conversionRate` of the dashboard is the share of requests that are no longer NEW; in the analytics it is the share of closed ones. */
function AnsweredCard({ figures }: Props) {
  const { formatMessage } = useIntl();
  if (!figures) return <StatCard to="/admin/conversion-analytics" label="dashboard.conversionRate" />;

  const { totalQuotes: total, newQuotes: unanswered } = figures;
  const caption = formatMessage({ id: 'dashboard.answered' }, { total, answered: total - unanswered });
  return (
    <StatCard
      to="/admin/conversion-analytics"
      label="dashboard.conversionRate"
      figure={<FormattedNumber value={figures.conversionRate / 100} style="percent" />}
      strip={
        <ShareStrip
          shares={[
            { name: 'answered', value: total - unanswered, color: 'chart.1' },
            { name: 'unanswered', value: unanswered, color: 'molten.solid' },
          ]}
          label={caption}
        />
      }
      caption={caption}
    />
  );
}
