import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.ts';
import { editors } from '../../platform/graphql/roles.ts';
import { MailTemplate } from './mail-template.entity.ts';
import { deleteMailTemplate, fillMailTemplate, listMailTemplates, saveMailTemplate } from './mail-template.service.ts';
import { FilledMailTemplate, MailTemplateInput } from './mail-template.types.ts';

const templateId = { description: 'UUID of the template.' };

@Resolver(() => MailTemplate)
export class MailTemplateResolver {
  @Authorized(editors)
  @Query(() => [MailTemplate], { description: 'Own and shared templates of e-mails, by name; at most 500.' })
  mailTemplates(@Ctx() { db, viewer }: Context): Promise<MailTemplate[]> {
    return listMailTemplates(db, viewer!);
  }

  @Authorized(editors)
  @Query(() => FilledMailTemplate, {
    description: 'A template with the data of these records and of the caller filled in. NOT_FOUND.',
  })
  filledMailTemplate(
    @Arg('id', () => ID, templateId) id: string,
    @Arg('companyId', () => ID, { nullable: true, description: 'UUID of the company.' }) companyId: string | null,
    @Arg('contactId', () => ID, { nullable: true, description: 'UUID of the contact.' }) contactId: string | null,
    @Arg('quoteRequestId', () => ID, { nullable: true, description: 'UUID of the quote request.' })
    quoteRequestId: string | null,
    @Ctx() { db, viewer }: Context,
  ): Promise<FilledMailTemplate> {
    return fillMailTemplate(db, id, { companyId, contactId, quoteRequestId }, viewer!);
  }

  @Authorized(editors)
  @Mutation(() => MailTemplate, {
    description:
      'Adds a template, or changes it. BAD_USER_INPUT with the fields; FORBIDDEN for a shared one without the role ADMIN; CONFLICT when it changed after `version`; NOT_FOUND, also for a template of a colleague.',
  })
  saveMailTemplate(
    @Arg('id', () => ID, { nullable: true, description: 'UUID of the template to change; omitted for a new one.' })
    id: string | null,
    @Arg('input', () => MailTemplateInput, { description: 'All values.' }) input: MailTemplateInput,
    @Arg('version', () => Date, { nullable: true, description: '`updatedAt` that the editor saw.' })
    version: Date | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<MailTemplate> {
    return transaction((tx) => saveMailTemplate(tx, id, input, { by: viewer!, version }));
  }

  @Authorized(editors)
  @Mutation(() => Boolean, {
    description: 'Deletes a template. FORBIDDEN for a shared one without the role ADMIN; NOT_FOUND.',
  })
  deleteMailTemplate(
    @Arg('id', () => ID, templateId) id: string,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<boolean> {
    return transaction((tx) => deleteMailTemplate(tx, id, viewer!));
  }

  @FieldResolver(() => Boolean, { description: 'Whether all colleagues see it.' })
  isShared(@Root() { privateTo }: MailTemplate): boolean {
    return privateTo === null;
  }
}
