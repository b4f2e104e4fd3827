import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { mostCounted } from '../../../common/counting.ts';
import { defaultFirst, type Edge, type Page } from '../database/keyset.ts';

@ObjectType({ description: 'Where a page of a list ends.' })
export class PageInfo {
  @Field({ description: 'Whether more rows follow.' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the last row, for `after`; null for an empty page.' })
  endCursor!: string | null;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, defaultValue: defaultFirst, description: 'Rows at most, 1 to 100.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the row after which the page starts.' })
  after?: string | null;
}

/** Registers a list of nodes as Relay's connection: `CompanyConnection` and `CompanyEdge` for Company. */
export function connectionOf<Node extends object>(node: ClassType<Node>): ClassType<Page<Node>> {
  @ObjectType(`${node.name}Edge`, { description: 'A row and its place in the list.' })
  class NodeEdge implements Edge<Node> {
    @Field({ description: 'Its place, for `after`.' })
    cursor!: string;

    @Field(() => node, { description: 'The row.' })
    node!: Node;
  }

  @ObjectType(`${node.name}Connection`, { description: 'A page of a list.' })
  class Connection implements Page<Node> {
    @Field(() => [NodeEdge], { description: 'Rows with their cursors.' })
    edges!: NodeEdge[];

    @Field(() => [node], { description: 'The same rows without.' })
    nodes!: Node[];

    @Field(() => PageInfo, { description: 'Where the page ends.' })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description: `Rows of the whole list, counted only when asked for; where words, dates or a record narrow it, counting stops at ${mostCounted}.`,
    })
    totalCount!: Promise<number>;

    @Field(() => Boolean, { description: 'There are more rows than totalCount says.' })
    more!: Promise<boolean>;
  }
  return Connection;
}
