import './start-database.ts';

/** After a run: what was started for it ends, the latest first. Each project of Jest asks for it; the first one finds something. */
export default async function stopAll(): Promise<void> {
  for (const stop of (globalThis.startedForTests ?? []).splice(0).reverse()) await stop();
}
