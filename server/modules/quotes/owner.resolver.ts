import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { editors, superAdmins } from '../../platform/graphql/roles.ts';
import { Colleague } from '../identity/index.ts';
import { companyLoaders } from '../parties/index.ts';
import { assignOwner, handOver, type OwnerContext } from './owner.service.ts';
import { QuoteRequest } from './quote-request.entity.ts';

/** Who is responsible for quote requests, companies and orders. */
@Resolver(() => QuoteRequest)
export class OwnerResolver {
  @FieldResolver(() => Colleague, { nullable: true, description: 'Who is responsible; null when nobody is.' })
  owner(@Root() { ownerId }: QuoteRequest, @Ctx() { loaders }: Context): Promise<Colleague | null> | null {
    return ownerId ? loaders(companyLoaders).owner.load(ownerId) : null;
  }

  @Authorized(editors)
  @Mutation(() => Int, {
    description:
      'Sets the owner of all of the records or of none, and returns the number of changed records. BAD_USER_INPUT for an owner who is disabled or an analyst; NOT_FOUND listing the unknown ids.',
  })
  assignOwner(
    @Arg('quoteRequestIds', () => [ID], { nullable: true, description: 'UUIDs of quote requests.' })
    quoteRequestIds: string[] | null,
    @Arg('companyIds', () => [ID], { nullable: true, description: 'UUIDs of companies.' }) companyIds: string[] | null,
    @Arg('orderIds', () => [ID], { nullable: true, description: 'UUIDs of orders; at most 100 ids in all.' })
    orderIds: string[] | null,
    @Arg('ownerId', () => ID, { nullable: true, description: 'UUID of the colleague; null for nobody.' })
    ownerId: string | null,
    @Ctx() { transaction, setOrderOwner }: OwnerContext,
  ): Promise<number> {
    return transaction((tx) => assignOwner(tx, { quoteRequestIds, companyIds, orderIds }, ownerId, setOrderOwner));
  }

  @Authorized(superAdmins)
  @Mutation(() => Int, {
    description:
      'Gives the open requests, the companies, the open tasks and the open orders of a colleague, who may be disabled, to another one. Returns the number of records.',
  })
  handOver(
    @Arg('fromUserId', () => ID, { description: 'UUID of the owner.' }) fromUserId: string,
    @Arg('toUserId', () => ID, { description: 'UUID of the next owner, who is enabled and no analyst.' })
    toUserId: string,
    @Ctx() { transaction, handOvers }: OwnerContext,
  ): Promise<number> {
    return transaction((tx) => handOver(tx, fromUserId, toUserId, handOvers));
  }
}
