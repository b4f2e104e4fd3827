import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The state of navigations by which the simulation only notes down what the visitor has set. */
export const noted = { simulated: true };

export const isNoted = (state: unknown): boolean => (state as Partial<typeof noted> | null)?.simulated === true;

/** The address by which the visitor came to the simulation or last chose another trade: a link, back, forward, not its own notes. */
export function useArrival() {
  const location = useLocation();
  const way = useNavigationType();
  const [arrival, setArrival] = useState(location);
  const own = isNoted(location.state) && way !== NavigationType.Pop;
  if (!own && location.key !== arrival.key) setArrival(location);
  return arrival;
}
