import { readFileSync } from 'node:fs';

/** Returns the command in docs/operations.md that begins with a comment. */
export function documentedCommand(comment: string): string {
  const page = readFileSync('docs/operations.md', 'utf8');
  const blocks = page.match(/(?:^ {4}.*\n)+/gm)!.map((block) => block.replaceAll(/^ {4}/gm, ''));
  const found = blocks.filter((block) => block.startsWith(`# ${comment}\n`));
  if (found.length !== 1) throw new Error(`docs/operations.md has ${found.length} commands "${comment}"`);
  return found[0]!;
}
