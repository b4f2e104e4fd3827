import { object, string } from 'yup';
import { reasons } from './reasons.ts';
import { line, optionalId } from './text.ts';

const MAX_TASK_TITLE = 200;

const isDay = (text: string | undefined): boolean => {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** A task of the sales desk. */
export const taskForm = object({
  title: line(MAX_TASK_TITLE).required(reasons.required),
  /** A day in Istanbul, such as 2026-12-01. */
  dueOn: string()
    .required(reasons.required)
    .test('day', reasons.date, (text) => isDay(text)),
  /** Admin user; null for nobody. */
  assigneeId: optionalId(),
  quoteRequestId: optionalId(),
  companyId: optionalId(),
});
