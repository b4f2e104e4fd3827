import { FormattedMessage } from 'react-intl';
import { company } from '../../../common/business.ts';
import { Actions } from '../../ui/actions.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { getContactPath } from '../links.ts';

/** Final section of the report pages, with a link to current prices. */
export function ReportsClosing() {
  return (
    <ClosingCall
      picture="hero-rebar"
      title={<FormattedMessage id="market-updates.closing" />}
      lead={<FormattedMessage id="market-updates.closing.text" values={{ hours: company.replyHours }} />}
    >
      <Actions
        main={{ to: getContactPath('fiyat-teklifi'), label: 'market-updates.closing.contact' }}
        other={{ to: '/price-lists', label: 'market-updates.prices' }}
      />
    </ClosingCall>
  );
}
