import type { FormikErrors } from 'formik';
import { useIntl } from 'react-intl';
import type { AnyObject } from 'yup';
import { notify } from '../../ui/toast/notify.ts';

/** What saving a company says, in the words of the specification (section 8). */
export function useCompanyToasts() {
  const { formatMessage } = useIntl();
  const say = (type: 'success' | 'error', event: string, values?: Record<string, string>) =>
    notify({
      type,
      title: formatMessage({ id: `company.${event}.title` }),
      description: formatMessage({ id: `company.${event}.text` }, values),
      topic: 'company',
    });
  return {
    say,
    /** What the schema refuses. */
    invalid: (reasons: FormikErrors<AnyObject>) => say('error', reasons.name ? 'nameMissing' : 'invalid'),
  };
}
