import type { EntityManager } from 'typeorm';
import { signatureForm } from '../../../common/forms/scheduled-mail.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { AdminUser } from './admin-user.entity.ts';

/** Saves the own lines of the signature of a user. @throws BAD_USER_INPUT for a longer one */
export async function saveSignature(tx: EntityManager, id: string, text: string): Promise<AdminUser> {
  const { signature } = await validateInput(signatureForm, { signature: text });
  await tx.update(AdminUser, { id }, { signature });
  return tx.findOneByOrFail(AdminUser, { id });
}
