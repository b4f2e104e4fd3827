import type { ObservableQuery, OperationVariables } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useActivityLoggedSubscription, type ActivityFragment } from '../../graphql/generated.ts';
import { refetchWhenIdle } from '../../graphql/refetch-when-idle.ts';
import { useSession } from '../session/session.ts';

type Listener = (activity: ActivityFragment) => void;

interface LiveActivity {
  subscribe: (listener: Listener) => () => void;
  /**
   * Ids of log entries and records that others created while the page was open, and that the user has not opened yet.
   */
  unseenIds: ReadonlySet<string>;
  /** Removes an id from `unseenIds`. */
  markAsSeen: (id: string) => void;
}

const LiveContext = createContext<LiveActivity | undefined>(undefined);

interface Props {
  /** Whether the user is signed in. */
  enabled: boolean;
  children: ReactNode;
}

/** Shares one subscription to the activity log with all admin screens inside. */
export function LiveActivityProvider({ enabled, children }: Props) {
  const { profile } = useSession();
  const listeners = useRef(new Set<Listener>());
  const [unseenIds, setUnseenIds] = useState<ReadonlySet<string>>(new Set());

  useActivityLoggedSubscription(
    enabled
      ? {
          ignoreResults: true,
          onData({ data: { data } }) {
            if (!data) return;
            const { id, action, targetId, actor } = data.activityLogged;
            const newIds = action === 'INSERT' && targetId ? [id, targetId] : [id];
            if (actor !== profile?.email) setUnseenIds((before) => new Set([...before, ...newIds]));
            listeners.current.forEach((listener) => listener(data.activityLogged));
          },
        }
      : skipToken,
  );

  const subscribe = useCallback((listener: Listener) => {
    const { current } = listeners;
    current.add(listener);
    return () => void current.delete(listener);
  }, []);
  const markAsSeen = useCallback(
    (id: string) => setUnseenIds((before) => new Set([...before].filter((other) => other !== id))),
    [],
  );
  const live = useMemo(() => ({ subscribe, unseenIds, markAsSeen }), [subscribe, unseenIds, markAsSeen]);

  return <LiveContext value={live}>{children}</LiveContext>;
}

/** @throws Error outside the signed-in part of the admin */
export function useLiveActivity(): LiveActivity {
  const live = use(LiveContext);
  if (!live) throw new Error('useLiveActivity must be used inside LiveActivityProvider.');
  return live;
}

/** Calls the listener for every committed change, including those of the current user. */
export function useActivityListener(listener: Listener): void {
  const { subscribe } = useLiveActivity();
  const onActivity = useEffectEvent(listener);
  useEffect(() => subscribe((activity) => onActivity(activity)), [subscribe]);
}

/** Changes within this time cause one refetch: a single new lead writes four records at the same time. */
const REFETCH_DELAY_MS = 300;

/** Refetches a query, if there is one, after changes: once for all changes within REFETCH_DELAY_MS. */
export function useRefetchOnActivity<Data, Variables extends OperationVariables>(
  query: ObservableQuery<Data, Variables> | undefined,
): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useActivityListener(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (query) refetchWhenIdle(query);
    }, REFETCH_DELAY_MS);
  });
}
