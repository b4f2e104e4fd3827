import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCompanyQuery } from '../../graphql/generated.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { useCompanyToasts } from './use-company-toasts.ts';

/**
 * The company of the address, kept true while others change it: undefined while it is on its way, null where there is none. When it cannot
 * be loaded that is said, and the list opens.
 */
export function useCompany() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { say } = useCompanyToasts();
  const { data, error, refetch } = useCompanyQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useRefetchOnActivity(refetch);

  const isLost = Boolean(error) && !data;
  const giveUp = useEffectEvent(() => {
    say('error', 'loadFailed');
    void navigate('/admin/companies', { replace: true });
  });
  useEffect(() => {
    if (isLost) giveUp();
  }, [isLost]);
  return data?.company;
}
