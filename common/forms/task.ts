import { object, string } from 'yup';
import { isDay } from '../istanbul-day.ts';
import { reasons } from './reasons.ts';
import { line, optionalId } from './text.ts';

const MAX_TASK_TITLE_LENGTH = 200;

/** A task of the sales desk. */
export const taskForm = object({
  title: line(MAX_TASK_TITLE_LENGTH).required(reasons.required),
  /** A day in Istanbul, such as 2026-12-01. */
  dueOn: string()
    .required(reasons.required)
    .test('day', reasons.date, (text) => isDay(text)),
  /** Id of an admin user; null when nobody is assigned. */
  assigneeId: optionalId(),
  quoteRequestId: optionalId(),
  companyId: optionalId(),
});
