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
import { useSession } from '../session/session.ts';

type Listener = (activity: ActivityFragment) => void;

interface Live {
  subscribe: (listener: Listener) => () => void;
  /** Ids of log entries and new records that others made while the page was open, and that were not opened yet. */
  arrived: ReadonlySet<string>;
  /** Takes the mark off a record that is being opened. */
  open: (id: string) => void;
}

const LiveContext = createContext<Live | undefined>(undefined);

interface Props {
  /** Whether the server knows who is asking. */
  enabled: boolean;
  children: ReactNode;
}

/** One subscription for the whole admin: tells every screen inside of each change as it is committed. */
export function LiveActivity({ enabled, children }: Props) {
  const { profile } = useSession();
  const listeners = useRef(new Set<Listener>());
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());

  useActivityLoggedSubscription(
    enabled
      ? {
          ignoreResults: true,
          onData({ data: { data } }) {
            if (!data) return;
            const { id, action, targetId, actor } = data.activityLogged;
            const news = action === 'INSERT' && targetId ? [id, targetId] : [id];
            if (actor !== profile?.email) setArrived((before) => new Set([...before, ...news]));
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
  const open = useCallback(
    (id: string) => setArrived((before) => new Set([...before].filter((other) => other !== id))),
    [],
  );
  const live = useMemo(() => ({ subscribe, arrived, open }), [subscribe, arrived, open]);

  return <LiveContext value={live}>{children}</LiveContext>;
}

/** @throws Error outside the signed-in part of the admin */
export function useLive(): Live {
  const live = use(LiveContext);
  if (!live) throw new Error('Live activity is for signed-in screens.');
  return live;
}

/** Calls the listener for every change that is committed, whoever made it. */
export function useOnActivity(listener: Listener): void {
  const { subscribe } = useLive();
  const heard = useEffectEvent(listener);
  useEffect(() => subscribe((activity) => heard(activity)), [subscribe]);
}

/** Milliseconds in which changes gather: one lead alone writes four records in an instant. */
const gathering = 300;

/** Asks again, once for all changes that come together. */
export function useRefetchOnActivity(refetch: () => Promise<unknown>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useOnActivity(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // A failure is the query's own to show.
      refetch().catch(() => undefined);
    }, gathering);
  });
}
