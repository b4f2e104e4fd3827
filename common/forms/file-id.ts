import { string } from 'yup';
import { reasons } from './reasons.ts';

/** Id of a file that was uploaded for the form; a missing one, null and '' are no file. */
export const fileId = () =>
  string()
    .transform((id: string | null) => id || undefined)
    .uuid(reasons.file);
