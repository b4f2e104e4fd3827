import { array, object, string } from 'yup';
import { languages } from '../enums.ts';
import { reasons } from './reasons.ts';
import { choice, line } from './text.ts';

export const MAX_ASSIGNMENT_RULES = 50;

/** A rule that gives new requests an owner. An empty criterion matches every request. */
const assignmentRuleForm = object({
  language: choice(languages),
  country: line(80),
  productType: line(120),
  ownerId: string().uuid(reasons.choice).required(reasons.required),
});

/** All rules in their order: the first one that matches counts. */
export const assignmentRulesForm = object({
  rules: array(assignmentRuleForm).max(MAX_ASSIGNMENT_RULES, reasons.tooManyRules).required(),
});
