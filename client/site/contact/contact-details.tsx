import { Box, Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, FormattedTime } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { company } from '../../../common/business.ts';

const { street, district, postalCode, city, country } = brand.address;
const { firstDay, lastDay, opens, closes } = brand.hours;

/** Phone, e-mail, address and opening hours. */
export function ContactDetails() {
  return (
    <Box as="dl" borderBottomWidth="1px" borderColor="border">
      <DetailRow term="contact.phone" large>
        <Link href={`tel:${brand.phone.replaceAll(' ', '')}`} variant="plain">
          <bdi dir="ltr">{brand.phone}</bdi>
        </Link>
      </DetailRow>
      <DetailRow term="contact.email" large>
        <Link href={`mailto:${brand.email}`} variant="plain">
          <bdi dir="ltr">{brand.email}</bdi>
        </Link>
      </DetailRow>
      <DetailRow term="contact.address">
        <address>
          <bdi dir="ltr">
            {brand.legalName}
            <br />
            {street}
            <br />
            {country}-{postalCode} {district}, {city}
          </bdi>
        </address>
      </DetailRow>
      <DetailRow term="contact.hours">
        <FormattedMessage
          id="contact.hours.value"
          values={{
            first: <Weekday day={firstDay} />,
            last: <Weekday day={lastDay} />,
            opens: <Clock time={opens} />,
            closes: <Clock time={closes} />,
          }}
        />
      </DetailRow>
      <DetailRow term="contact.reply">
        <FormattedMessage id="contact.reply.value" values={{ hours: company.replyHours }} />
      </DetailRow>
    </Box>
  );
}

function DetailRow({ term, large = false, children }: { term: string; large?: boolean; children: ReactNode }) {
  return (
    <Box paddingBlock="16" borderTopWidth="1px" borderColor="border">
      <Box as="dt" textStyle="small" color="fg.muted">
        <FormattedMessage id={term} />
      </Box>
      <Box as="dd" textStyle={large ? 'h2' : 'body'} fontStyle="normal" css={{ '& address': { fontStyle: 'normal' } }}>
        {children}
      </Box>
    </Box>
  );
}

/** @param day 1 is Monday: January 1, 2024 was a Monday */
const Weekday = ({ day }: { day: number }) => (
  <FormattedDate value={Date.UTC(2024, 0, day)} weekday="long" timeZone="UTC" />
);

const Clock = ({ time }: { time: string }) => (
  <bdi>
    <FormattedTime value={`2024-01-01T${time}Z`} timeStyle="short" hourCycle="h23" timeZone="UTC" />
  </bdi>
);
