import { statfs } from 'node:fs/promises';

interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
}

/** Returns the space of the file system that contains a folder, as far as this process may use it. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
