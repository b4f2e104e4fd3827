import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { ViewList } from '../../../common/enums.ts';
import { timestamp } from '../../platform/database/columns.ts';
import { ViewListEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'Filter and order of a list under a name.' })
@Entity('saved_views')
export class SavedView {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field(() => ViewListEnum, { description: 'The list.' })
  @Column('text')
  list!: ViewList;

  @Field({ description: 'Name.' })
  @Column('text')
  name!: string;

  @Field({
    description: 'Filter and order as the query string of the page of the list, without ?: `status=ACTIVE&order=NAME`.',
  })
  @Column('text', { default: '' })
  query!: string;

  @Column('uuid')
  authorId!: string;

  @Field({ description: 'Whether all colleagues see it.' })
  @Column('boolean', { default: false })
  isShared!: boolean;

  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last edit; editors send it back as `version`.' })
  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}

@InputType({ description: 'Values of a saved view.' })
export class SavedViewInput {
  @Field(() => ViewListEnum, { description: 'The list; that of an existing view cannot change.' })
  list!: ViewList;

  @Field({ description: 'Name, at most 80 characters.' })
  name!: string;

  @Field({ description: 'Filter and order as in `SavedView.query`, at most 2,000 characters.' })
  query!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether all colleagues see it; false by default.' })
  isShared?: boolean | null;
}
