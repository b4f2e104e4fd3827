import { createPublicClient } from '../../graphql/client.ts';
import { failureOf } from '../../graphql/failure.ts';
import { ConfirmNewsDocument, ConfirmPrivacyRequestDocument, WithdrawNewsDocument } from '../../graphql/generated.ts';

export type LinkAction = 'confirm' | 'subscribe' | 'unsubscribe';
/** `gone` means that the link is not valid any more. */
export type Outcome = 'done' | 'gone' | 'failed';

const mutations = {
  confirm: ConfirmPrivacyRequestDocument,
  subscribe: ConfirmNewsDocument,
  unsubscribe: WithdrawNewsDocument,
};

/** Performs the action of a link in a mail. Import this module dynamically, because it includes Apollo Client. */
export async function submitLinkAction(action: LinkAction, token: string): Promise<Outcome> {
  try {
    await createPublicClient().mutate({ mutation: mutations[action], variables: { token } });
    return 'done';
  } catch (error) {
    const failure = failureOf(error);
    return failure.kind === 'refused' && failure.code === 'NOT_FOUND' ? 'gone' : 'failed';
  }
}
