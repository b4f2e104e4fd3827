import type { OfferForm } from '../../../../common/forms/offer.ts';

/**
 * The offer as the customer would see it, in a tab beside: the server prints it and keeps nothing. A form that the browser sends by itself,
 * because it shows a PDF that was answered, and no script has to hold it. Check the offer first: a refusal would be all that the tab shows.
 */
export function showDraft(offer: OfferForm): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/offers/preview', target: '_blank', hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'offer', value: JSON.stringify(offer) });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
