import { FormattedMessage } from 'react-intl';
import { TextField } from '../../ui/form/text-field.tsx';

/** The reason of a change, shown in the history. */
export const ReasonField = () => (
  <TextField
    name="reason"
    label={<FormattedMessage id="desk.price.reason" />}
    hint={<FormattedMessage id="desk.price.reason.hint" />}
    autoComplete="off"
  />
);
