import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { timestamp } from '../../platform/database/columns.ts';

/** A row of the view `task_items`: a task, or a communication that requires a follow-up. Only for reading. */
@ObjectType({
  description:
    'Something to do until a day. The open follow-up of a communication is a task too, with `communicationId`.',
})
@Entity('task_items')
export class Task {
  @Field(() => ID, { description: 'UUID; of a follow-up, the UUID of its communication.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field({ description: 'What is to be done; of a follow-up, the subject of its communication.' })
  @Column('text')
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Last day in Istanbul, like 2026-12-01; null for a follow-up without a date.',
  })
  @Column('text', { nullable: true })
  dueOn!: string | null;

  /** The assignee of a follow-up is the owner of its request, else the owner of its company, else its author. */
  @Column('uuid', { nullable: true })
  assigneeId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the linked quote request.' })
  @Column('uuid', { nullable: true })
  quoteRequestId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the linked company; with a request, that of the request.' })
  @Column('uuid', { nullable: true })
  companyId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the communication of a follow-up; null for a task.' })
  @Column('uuid', { nullable: true })
  communicationId!: string | null;

  @Field(() => Date, { nullable: true, description: 'Time of completion; null while open.' })
  @Column({ ...timestamp, nullable: true })
  doneAt!: Date | null;

  @Field(() => ID, { nullable: true, description: 'Admin user who completed the task.' })
  @Column('uuid', { nullable: true })
  doneBy!: string | null;

  @Field(() => ID, { nullable: true, description: 'Admin user who created the task.' })
  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @Field(() => Date, { description: 'Time of creation.' })
  @Column(timestamp)
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last edit; editors send it back as `version`.' })
  @Column(timestamp)
  updatedAt!: Date;
}

/** A stored task; {@link Task} reads it. */
@Entity('tasks')
export class StoredTask {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  title!: string;

  @Column('date')
  dueOn!: string;

  @Column('uuid', { nullable: true })
  assigneeId!: string | null;

  @Column('uuid', { nullable: true })
  quoteRequestId!: string | null;

  @Column('uuid', { nullable: true })
  companyId!: string | null;

  @Column({ ...timestamp, nullable: true })
  doneAt!: Date | null;

  @Column('uuid', { nullable: true })
  doneBy!: string | null;

  @Column('uuid', { nullable: true })
  createdBy!: string | null;

  @CreateDateColumn(timestamp)
  createdAt!: Date;

  @UpdateDateColumn(timestamp)
  updatedAt!: Date;
}
