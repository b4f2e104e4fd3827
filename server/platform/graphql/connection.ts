import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { MAX_COUNTED_ROWS } from '../../../common/counting.ts';
import type { Edge, Page } from '../database/pagination.ts';

@ObjectType({ description: 'Position of a page in a list.' })
class PageInfo {
  @Field({ description: 'Whether more rows follow.' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the last row, for `after`; null for an empty page.' })
  endCursor!: string | null;
}

/** Creates the Relay connection type of a node type: `CompanyConnection` and `CompanyEdge` for Company. */
export function createConnectionType<Node extends object>(node: ClassType<Node>): ClassType<Page<Node>> {
  @ObjectType(`${node.name}Edge`, { description: 'A row with its cursor.' })
  class NodeEdge implements Edge<Node> {
    @Field({ description: 'Cursor of the row, for `after`.' })
    cursor!: string;

    @Field(() => node, { description: 'The row.' })
    node!: Node;
  }

  @ObjectType(`${node.name}Connection`, { description: 'A page of a list.' })
  class Connection implements Page<Node> {
    @Field(() => [NodeEdge], { description: 'Rows with their cursors.' })
    edges!: NodeEdge[];

    @Field(() => [node], { description: 'The rows without cursors.' })
    nodes!: Node[];

    @Field(() => PageInfo, { description: 'Position of the page.' })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description: `Number of rows in the whole list, counted only when selected. With a search, date or record filter, counting stops at ${MAX_COUNTED_ROWS}.`,
    })
    totalCount!: Promise<number>;

    @Field(() => Boolean, { description: 'Whether there are more rows than `totalCount`.' })
    more!: Promise<boolean>;
  }
  return Connection;
}
