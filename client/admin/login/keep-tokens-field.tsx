import { FormattedMessage } from 'react-intl';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';

/**
 * Whether API tokens stay valid after a change of the password. By default they do not, because whoever knew the old password may have created
 * them.
 */
export const KeepTokensField = () => (
  <CheckboxField
    name="keepTokens"
    label={<FormattedMessage id="account.keepTokens" />}
    hint={<FormattedMessage id="account.keepTokensHint" />}
  />
);
