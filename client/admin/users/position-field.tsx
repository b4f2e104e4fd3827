import { FormattedMessage } from 'react-intl';
import { TextField } from '../../ui/form/text-field.tsx';

/** Position of a user, as offers print it below the signature. */
export const PositionField = () => (
  <TextField name="position" autoComplete="off" hint={<FormattedMessage id="users.positionHint" />} />
);
