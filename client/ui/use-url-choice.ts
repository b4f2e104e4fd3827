import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * What the query of the address chooses under a name, so that a choice can be linked and left. Pages are prerendered without a
 * query: until scripts have taken over, nothing is chosen.
 */
export function useUrlChoice(name: string): string | undefined {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  return (hydrated && search.get(name)) || undefined;
}

/** For the `shouldRevalidate` of such a page: a choice loads nothing. */
export const whenPageChanges = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;
