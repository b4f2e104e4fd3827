/** What other modules may import of timeline. */
export { TimelineResolver } from './timeline.resolver.ts';
