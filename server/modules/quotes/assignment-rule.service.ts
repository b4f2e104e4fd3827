import type { EntityManager } from 'typeorm';
import { assignmentRulesForm } from '../../../common/forms/assignment-rule.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { assertAssignable } from '../identity/index.ts';
import { AssignmentRule, type AssignmentRuleFields } from './assignment-rule.entity.ts';

export const listAssignmentRules = (tx: EntityManager): Promise<AssignmentRule[]> =>
  tx.find(AssignmentRule, { order: { position: 'asc' } });

/**
 * Replaces all rules.
 * @throws BAD_USER_INPUT with the path of each invalid field
 */
export async function setAssignmentRules(tx: EntityManager, input: AssignmentRuleFields[]): Promise<AssignmentRule[]> {
  const { rules } = await validateInput(assignmentRulesForm, { rules: input });
  for (const [index, { ownerId }] of rules.entries()) await assertAssignable(tx, ownerId, `rules[${index}].ownerId`);
  // Of two replacements at the same instant the second one waits, so that their rules do not mix.
  await tx.query('lock table assignment_rules in share row exclusive mode');
  await tx.createQueryBuilder().delete().from(AssignmentRule).execute();
  await tx.insert(
    AssignmentRule,
    rules.map(({ language, country, productType, ownerId }, position) => ({
      position,
      language: language ?? null,
      country: country || null,
      productType: productType || null,
      ownerId,
    })),
  );
  return listAssignmentRules(tx);
}
