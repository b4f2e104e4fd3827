import { createFileStorage } from '../app/files.ts';
import { moveAttachments } from '../modules/files/index.ts';
import type { FilePlace } from '../platform/files/file-folder.ts';
import { StartError } from '../platform/start-error.ts';
import { printLine, runOnDatabase } from './command.ts';

/** How many files are moved between two lines of progress. */
const FILES_PER_PROGRESS_LINE = 500;

/** Moves the contents of all attachments to the folder or to the database. */
export const moveAllAttachments = ({ to }: { to: FilePlace }): Promise<void> =>
  runOnDatabase(async (db, { config }) => {
    const { folder, newFiles } = createFileStorage(config);
    if (to === 'folder') await folder.prepare();
    const { count, bytes, failures } = await moveAttachments(db, {
      folder,
      to,
      onMoved: (moved) => {
        if (moved.count % FILES_PER_PROGRESS_LINE === 0) printLine(`${moved.count.toLocaleString('en')} files …`);
      },
    });
    printLine(`moved ${count.toLocaleString('en')} files, ${(bytes / 1e6).toFixed(1)} MB, to the ${to}`);
    if (newFiles !== to) printLine(`ATTACHMENTS is ${newFiles}: new files are still stored there`);
    for (const failure of failures) printLine(`not moved: ${failure}`);
    if (failures.length > 0) throw new StartError(`${failures.length} files could not be read and were not moved`);
  });
