import { useEffect, useEffectEvent } from 'react';
import { useUnreadNotificationsQuery } from '../../graphql/generated.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';

/**
 * Returns the number of unread notifications. It is read again after changes of records, and when the user returns to the tab, because
 * notifications of the morning mail and notifications that were read in another tab change no record.
 */
export function useUnreadCount(): number {
  const { data, refetch, observable } = useUnreadNotificationsQuery();
  useRefetchOnActivity(observable);
  const refetchIfVisible = useEffectEvent(() => {
    // The query itself reports its error.
    if (document.visibilityState === 'visible') refetch().catch(() => undefined);
  });
  useEffect(() => {
    const onChange = () => refetchIfVisible();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return data?.unreadNotifications ?? 0;
}
