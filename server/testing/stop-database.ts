import './start-database.ts';

export default async function stopDatabase(): Promise<void> {
  await globalThis.stopTestDatabase();
}
