import { FormattedMessage } from 'react-intl';
import { TextField } from '../../ui/form/text-field.tsx';

/** Job title of a user, as offers print it below the signature. */
export const JobTitleField = () => (
  <TextField name="jobTitle" autoComplete="off" hint={<FormattedMessage id="users.jobTitleHint" />} />
);
