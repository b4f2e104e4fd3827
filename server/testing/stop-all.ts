import './start-database.ts';

/** Stops what was started for the run, in reverse order. Every Jest project calls it; only the first call has an effect. */
export default async function stopAll(): Promise<void> {
  for (const stop of (globalThis.stopCallbacks ?? []).splice(0).reverse()) await stop();
}
