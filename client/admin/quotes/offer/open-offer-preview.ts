import type { OfferForm } from '../../../../common/forms/offer.ts';

/**
 * Opens a PDF preview of an unsaved offer in a new tab. It submits a native form, because the browser then shows the
 * PDF of the response itself. Validate the offer first; otherwise the new tab could show nothing but an error response.
 */
export function openOfferPreview(offer: OfferForm): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/offers/preview', target: '_blank', hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'offer', value: JSON.stringify(offer) });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
