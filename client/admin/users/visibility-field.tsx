import { chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import type { AdminRole } from '../../../common/enums.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';

/** Limits a sales user to own and unassigned records; other roles have no such limit. */
export function VisibilityField() {
  const { values } = useFormikContext<{ role: AdminRole }>();
  if (values.role !== 'sales') return null;
  return (
    <chakra.div gridColumn={{ md: '1 / -1' }}>
      <CheckboxField name="seesOwnOnly" label={<FormattedMessage id="users.seesOwnOnly" />} />
    </chakra.div>
  );
}
