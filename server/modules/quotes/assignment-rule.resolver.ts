import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { superAdmins } from '../../platform/graphql/roles.ts';
import { AssignmentRule, AssignmentRuleFields } from './assignment-rule.entity.ts';
import { listAssignmentRules, setAssignmentRules } from './assignment-rule.service.ts';

@Resolver(() => AssignmentRule)
export class AssignmentRuleResolver {
  @Authorized(superAdmins)
  @Query(() => [AssignmentRule], {
    description:
      'The rules that give new requests an owner, in their order. A request that matches no rule gets the owner of its company.',
  })
  assignmentRules(@Ctx() { db }: Context): Promise<AssignmentRule[]> {
    return listAssignmentRules(db.manager);
  }

  @Authorized(superAdmins)
  @Mutation(() => [AssignmentRule], {
    description:
      'Replaces all rules. BAD_USER_INPUT for more than 50 rules and for an owner who is disabled or an analyst, with the path of the field: `rules[0].ownerId`.',
  })
  setAssignmentRules(
    @Arg('rules', () => [AssignmentRuleFields], { description: 'All rules in their order.' })
    rules: AssignmentRuleFields[],
    @Ctx() { transaction }: Context,
  ): Promise<AssignmentRule[]> {
    return transaction((tx) => setAssignmentRules(tx, rules));
  }
}
