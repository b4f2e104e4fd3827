/** Public API of the system module. */
export { NodeStatus, type SystemContext } from './node-status.ts';
export { SystemResolver } from './system.resolver.ts';
