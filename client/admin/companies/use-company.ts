import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCompanyQuery } from '../../graphql/generated.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { useCompanyToasts } from './use-company-toasts.ts';

/**
 * Loads the company of the URL and refetches it when other users change it. When loading fails, shows an error and
 * opens the list.
 * @returns undefined while loading, null when the company does not exist
 */
export function useCompany() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { showToast } = useCompanyToasts();
  const { data, error, observable } = useCompanyQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useRefetchOnActivity(observable);

  const hasFailed = Boolean(error) && !data;
  const leaveToList = useEffectEvent(() => {
    showToast('error', 'loadFailed');
    void navigate('/admin/companies', { replace: true });
  });
  useEffect(() => {
    if (hasFailed) leaveToList();
  }, [hasFailed]);
  return data?.company;
}
