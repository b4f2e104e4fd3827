/** Public API of the search module. */
export { SearchResolver } from './search.resolver.ts';
