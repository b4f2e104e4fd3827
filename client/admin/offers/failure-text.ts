import type { Failure } from '../../graphql/failure.ts';

/** Returns the message id of the reason why a draft was not saved. */
export function reasonOf(failure: Failure): string {
  switch (failure.kind) {
    case 'unreachable':
      return navigator.onLine ? 'offer.saveFailed.unreachable' : 'offer.saveFailed.offline';
    case 'fields':
      return (
        failure.fields['quoteRequestId'] ??
        failure.fields['contactId'] ??
        failure.fields['lines'] ??
        'form.failure.fields'
      );
    case 'refused':
      return failure.code === 'NOT_FOUND'
        ? 'form.failure.gone'
        : failure.code === 'FORBIDDEN'
          ? 'form.failure.forbidden'
          : 'form.failure.signedOut';
    default:
      return 'offer.saveFailed.server';
  }
}
