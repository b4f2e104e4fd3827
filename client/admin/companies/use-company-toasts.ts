import type { FormikErrors } from 'formik';
import { useIntl } from 'react-intl';
import type { AnyObject } from 'yup';
import { companyLimits } from '../../../common/forms/company.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { notify } from '../../ui/toast/notify.ts';

/** What saving a company says. */
export function useCompanyToasts() {
  const { formatMessage } = useIntl();
  const say = (type: 'success' | 'error', event: string, values?: Record<string, string | number>) =>
    notify({
      type,
      title: formatMessage({ id: `company.${event}.title` }),
      description: formatMessage({ id: `company.${event}.text` }, values),
      topic: 'company',
    });
  return {
    say,
    /** What the schema refuses. */
    invalid: ({ name }: FormikErrors<AnyObject>) => {
      if (name === reasons.required) say('error', 'nameMissing');
      else if (name === reasons.tooLong) say('error', 'nameTooLong', { max: companyLimits.name });
      else say('error', 'invalid');
    },
  };
}
