import { Button } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { company } from '../../../common/business.ts';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { contactAbout } from '../links.ts';

/** From the prices of a day long past to those of today. */
export function ReportsClosing() {
  return (
    <ClosingCall
      picture="hero-rebar"
      title={<FormattedMessage id="market-updates.closing" />}
      lead={<FormattedMessage id="market-updates.closing.text" values={{ hours: company.replyHours }} />}
    >
      <Button asChild colorPalette="hot" size="lg">
        <PageLink to={contactAbout('fiyat-teklifi')}>
          <FormattedMessage id="market-updates.closing.contact" />
          <ArrowRight aria-hidden />
        </PageLink>
      </Button>
      <Button asChild variant="outline" size="lg">
        <PageLink to="/price-lists">
          <FormattedMessage id="market-updates.prices" />
        </PageLink>
      </Button>
    </ClosingCall>
  );
}
