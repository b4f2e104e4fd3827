/** Public API of the views module: filters and orders of lists that users save under a name. */
export { SavedView } from './saved-view.entity.ts';
export { SavedViewResolver } from './saved-view.resolver.ts';
