/** Public API of the timeline module. */
export { TimelineResolver } from './timeline.resolver.ts';
