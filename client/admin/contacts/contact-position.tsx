import { FormattedMessage } from 'react-intl';
import { UNKNOWN_POSITION } from '../../../common/forms/contact.ts';
import { CustomerText } from '../kit/customer-text.tsx';

/** The position of a contact in their company as it was typed, or a note that it is unknown. */
export const ContactPosition = ({ position }: { position: string }) =>
  position === UNKNOWN_POSITION ? (
    <FormattedMessage id="contacts.position.unknown" />
  ) : (
    <CustomerText>{position}</CustomerText>
  );
