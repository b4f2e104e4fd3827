import { boolean, object, string } from 'yup';
import { viewLists } from '../enums.ts';
import { reasons } from './reasons.ts';
import { choice, line, nullTo } from './text.ts';

/** Longest name and query of a view, in characters. */
const viewLimits = { name: 80, query: 2_000 } as const;

/** Query string of the page of a list; a leading question mark is removed. */
export const listQuery = () =>
  string()
    .transform((query: unknown) => (typeof query === 'string' ? query.replace(/^\?/, '') : (query ?? '')))
    .max(viewLimits.query, reasons.tooLong)
    .default('');

/** Filter and order of a list under a name. */
export const savedViewForm = object({
  list: choice(viewLists).required(reasons.required),
  name: line(viewLimits.name).required(reasons.required),
  query: listQuery(),
  /** Whether all colleagues see it. */
  isShared: boolean().transform(nullTo(false)).default(false),
});
