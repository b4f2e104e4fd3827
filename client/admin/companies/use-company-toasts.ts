import type { FormikErrors } from 'formik';
import { useIntl } from 'react-intl';
import type { AnyObject } from 'yup';
import { companyLimits } from '../../../common/forms/company.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { notify } from '../../ui/toast/notify.ts';

/** Toasts about saving a company. */
export function useCompanyToasts() {
  const { formatMessage } = useIntl();
  const showToast = (type: 'success' | 'error', event: string, values?: Record<string, string | number>) =>
    notify({
      type,
      title: formatMessage({ id: `company.${event}.title` }),
      description: formatMessage({ id: `company.${event}.text` }, values),
      topic: 'company',
    });
  return {
    showToast,
    /** Shows why the form is invalid. */
    showInvalid: ({ name }: FormikErrors<AnyObject>) => {
      if (name === reasons.required) showToast('error', 'nameMissing');
      else if (name === reasons.tooLong) showToast('error', 'nameTooLong', { max: companyLimits.name });
      else showToast('error', 'invalid');
    },
  };
}
