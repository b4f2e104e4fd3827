import { Box, chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MailFigure, PeriodFiguresFragment } from '../../graphql/generated.ts';
import { Placeholder } from '../kit/placeholder.tsx';
import { Section } from '../kit/section.tsx';
import { FigureHelp } from './figure-help.tsx';
import type { Period } from './period.ts';
import { Rate } from './rate.tsx';
import { linkToEmails } from './record-links.ts';

/** Element id of the campaigns section, which figures link to. */
export const campaignsId = 'kampanyalar';

/** How many e-mails were sent, opened, clicked and replied to. */
export function EmailFigures({ period, figures }: { period: Period; figures?: PeriodFiguresFragment }) {
  const { sent, opened, clicked, replied, openRate, clickRate, replyRate, sentBy, repliedBy } = figures?.email ?? {};
  const getLink = (by: MailFigure | undefined, direction: 'OUTBOUND' | 'INBOUND') =>
    by === 'COMMUNICATIONS' ? linkToEmails(period, direction) : `#${campaignsId}`;
  return (
    <Section
      title="analytics.mails"
      aside={figures && <CountSource source={sentBy === 'CAMPAIGNS' ? 'CAMPAIGNS' : 'COMMUNICATIONS'} />}
    >
      <Flex wrap="wrap" gap="1px" bg="border" borderBottomWidth="1px" css={{ '& > *': { flex: '1 1 9.5rem' } }}>
        <Figure name="sent" value={sent} to={getLink(sentBy, 'OUTBOUND')} />
        <Figure name="opened" value={opened} rate={openRate} to={`#${campaignsId}`} />
        <Figure name="clicked" value={clicked} rate={clickRate} to={`#${campaignsId}`} />
        <Figure name="replied" value={replied} rate={replyRate} to={getLink(repliedBy, 'INBOUND')} />
      </Flex>
    </Section>
  );
}

const CountSource = ({ source }: { source: MailFigure }) => (
  <chakra.span textStyle="meta" color="fg.subtle">
    <FormattedMessage id={`analytics.countedBy.${source}`} />
  </chakra.span>
);

function Figure({ name, value, rate, to }: { name: string; value?: number; rate?: number; to: string }) {
  const label = useIntl().formatMessage({ id: `analytics.${name}` });
  return (
    <Box position="relative" bg="bg" px={{ base: '4', md: '5' }} py="2.5" _hover={{ bg: 'bg.subtle' }}>
      <Flex align="center" gap="1" textStyle="meta" color="fg.subtle">
        <CardLink to={to}>{label}</CardLink>
        <FigureHelp figure={name} label={label} />
      </Flex>
      <Flex align="baseline" gap="2" textStyle="strip" fontVariantNumeric="tabular-nums">
        {value === undefined ? <Placeholder height="2.5" width="12" my="1.5" /> : <FormattedNumber value={value} />}
        {rate !== undefined && <Rate value={rate} />}
      </Flex>
    </Box>
  );
}

const CardLink = chakra(Link, {
  base: {
    outline: 'none',
    _after: { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: '2px solid {colors.focusRing}', outlineOffset: '-2px' },
  },
});
