import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** State of navigations that only write the current trade to the URL. */
export const syncState = { simulated: true };

export const isUrlSync = (state: unknown): boolean => (state as Partial<typeof syncState> | null)?.simulated === true;

/** Returns the last location that the visitor opened by a link, or by back or forward; URL updates of the simulation are ignored. */
export function useEntryLocation() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [entry, setEntry] = useState(location);
  const isOwnUpdate = isUrlSync(location.state) && navigationType !== NavigationType.Pop;
  if (!isOwnUpdate && location.key !== entry.key) setEntry(location);
  return entry;
}
