import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { priceAlertForm } from '../../../../common/forms/price-alert.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { validated } from '../../../platform/graphql/validated.ts';
import { mailboxKey, mailsToMailbox } from '../../../platform/mail/send-to-visitor.ts';
import { networkOf, rateLimit } from '../../../platform/rate-limit.ts';
import { PriceAlertInput } from './price-alert.input.ts';
import { cancelAlert, confirmAlert, requestPriceAlert } from './price-alert.service.ts';

/** Each makes a mail to an address that anybody may have typed, and is nothing without it: one too many is refused. */
const perAddress = rateLimit({ name: 'price-alerts', points: 10, seconds: 600 });

const token = { description: 'As it stands in the mail.' };

@Resolver()
export class PriceAlertResolver {
  @Mutation(() => Boolean, {
    description:
      'Sends a mail that asks whether the alert is wanted; nothing else happens until it is confirmed. BAD_USER_INPUT with a reason for ' +
      'every field in need of correction, RATE_LIMITED after 10 from one address within ten minutes, or after 6 mails of public forms to one ' +
      'mailbox within an hour.',
  })
  async requestPriceAlert(
    @Arg('input', { description: 'What the visitor filled in.' }) input: PriceAlertInput,
    @Ctx() { db, address, transaction }: Context,
  ): Promise<boolean> {
    const form = await validated(priceAlertForm, input);
    await perAddress.consume(db, networkOf(address));
    if (form.website) return true;
    const key = mailboxKey(form.email);
    await mailsToMailbox.consume(db, key);
    await transaction((tx) => requestPriceAlert(tx, form)).catch(async (error: unknown) => {
      await mailsToMailbox.refund(db, key);
      throw error;
    });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Starts an alert, again and again the same. NOT_FOUND where it has ended.' })
  async confirmPriceAlert(@Arg('token', token) token: string, @Ctx() { transaction }: Context): Promise<boolean> {
    await transaction((tx) => confirmAlert(tx, token));
    return true;
  }

  @Mutation(() => Boolean, { description: 'Ends an alert and forgets its address; false where there is none.' })
  cancelPriceAlert(@Arg('token', token) token: string, @Ctx() { transaction }: Context): Promise<boolean> {
    return transaction((tx) => cancelAlert(tx, token));
  }
}
