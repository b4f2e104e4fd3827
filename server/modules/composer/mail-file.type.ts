import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A stored file that an e-mail has, or that can be attached: a document or a sent offer of the company.',
})
export class MailFile {
  @Field(() => ID, { description: 'UUID of the attachment; GET /attachments/<id> downloads it.' })
  id!: string;

  @Field({ description: 'File name.' })
  name!: string;

  @Field({ description: 'Media type, detected from the content.' })
  type!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number;
}
