import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { priceAlertForm } from '../../../../common/forms/price-alert.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { validateInput } from '../../../platform/graphql/validation.ts';
import { toMailboxKey, mailsPerMailbox } from '../../../platform/mail/send-to-visitor.ts';
import { networkOf, rateLimit } from '../../../platform/rate-limit.ts';
import { PriceAlertInput } from './price-alert.input.ts';
import { cancelAlert, confirmAlert, requestPriceAlert } from './price-alert.service.ts';

/** Limits requests per address, because each one sends a mail to an address that anyone can enter. */
const requestsPerAddress = rateLimit({ name: 'price-alerts', points: 10, seconds: 600 });

const tokenOptions = { description: 'Token from the link in the mail.' };

@Resolver()
export class PriceAlertResolver {
  @Mutation(() => Boolean, {
    description:
      'Requests a price alert and sends a mail to confirm it; an unconfirmed alert has no effect. BAD_USER_INPUT ' +
      'with a reason for every invalid field, RATE_LIMITED after 10 requests from one address within ten minutes, or ' +
      'after 6 mails of public forms to one mailbox within an hour.',
  })
  async requestPriceAlert(
    @Arg('input', { description: 'The submitted form.' }) input: PriceAlertInput,
    @Ctx() { db, address, transaction }: Context,
  ): Promise<boolean> {
    const form = await validateInput(priceAlertForm, input);
    await requestsPerAddress.consume(db, networkOf(address));
    if (form.website) return true;
    const key = toMailboxKey(form.email);
    await mailsPerMailbox.consume(db, key);
    await transaction((tx) => requestPriceAlert(tx, form)).catch(async (error: unknown) => {
      await mailsPerMailbox.refund(db, key);
      throw error;
    });
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Confirms an alert; confirming it again changes nothing. NOT_FOUND when the alert does not exist or has been ' +
      'sent.',
  })
  async confirmPriceAlert(
    @Arg('token', tokenOptions) token: string,
    @Ctx() { transaction }: Context,
  ): Promise<boolean> {
    await transaction((tx) => confirmAlert(tx, token));
    return true;
  }

  @Mutation(() => Boolean, { description: 'Deletes an alert and its e-mail address; false when there is none.' })
  cancelPriceAlert(@Arg('token', tokenOptions) token: string, @Ctx() { transaction }: Context): Promise<boolean> {
    return transaction((tx) => cancelAlert(tx, token));
  }
}
