import { createPublicClient } from '../../graphql/client.ts';
import { failureOf } from '../../graphql/failure.ts';
import { CancelPriceAlertDocument, ConfirmPriceAlertDocument } from '../../graphql/generated.ts';

/** `gone` means that the alert no longer exists. */
export type Outcome = 'done' | 'gone' | 'failed';

/** Confirms or cancels the alert of a token. Import this module dynamically, because it includes Apollo Client. */
export async function submitAlertAction(action: 'confirm' | 'cancel', token: string): Promise<Outcome> {
  const mutation = action === 'confirm' ? ConfirmPriceAlertDocument : CancelPriceAlertDocument;
  try {
    await createPublicClient().mutate({ mutation, variables: { token } });
    return 'done';
  } catch (error) {
    const failure = failureOf(error);
    return failure.kind === 'refused' && failure.code === 'NOT_FOUND' ? 'gone' : 'failed';
  }
}
