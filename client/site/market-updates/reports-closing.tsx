import { FormattedMessage } from 'react-intl';
import { company } from '../../../common/business.ts';
import { Actions } from '../../ui/actions.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { contactAbout } from '../links.ts';

/** From the prices of a day long past to those of today. */
export function ReportsClosing() {
  return (
    <ClosingCall
      picture="hero-rebar"
      title={<FormattedMessage id="market-updates.closing" />}
      lead={<FormattedMessage id="market-updates.closing.text" values={{ hours: company.replyHours }} />}
    >
      <Actions
        main={{ to: contactAbout('fiyat-teklifi'), label: 'market-updates.closing.contact' }}
        other={{ to: '/price-lists', label: 'market-updates.prices' }}
      />
    </ClosingCall>
  );
}
