import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * Returns a query parameter of the URL, or undefined. Pages are prerendered without a query, so it is also undefined until hydration.
 */
export function useQueryParam(name: string): string | undefined {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  return (hydrated && search.get(name)) || undefined;
}

/** A `shouldRevalidate` that runs the loader only when the path changes, not when the query does. */
export const revalidateOnPathChange = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;
