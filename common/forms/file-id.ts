import { string } from 'yup';
import { reasons } from './reasons.ts';

/** Id of an uploaded file. Null and '' become undefined. */
export const fileId = () =>
  string()
    .transform((id: string | null) => id || undefined)
    .uuid(reasons.file);
