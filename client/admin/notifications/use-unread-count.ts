import { useEffect, useEffectEvent } from 'react';
import { useUnreadNotificationsQuery } from '../../graphql/generated.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';

/**
 * Returns the number of unread notifications. It is read again after changes of records, and when the user returns to the tab, because
 * no record changes when the morning job notifies of due tasks or when a notification is read in another tab.
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
