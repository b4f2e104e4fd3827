import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, UseMiddleware } from 'type-graphql';
import { languages, type Language } from '../../../common/enums.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { LanguageEnum } from '../../platform/graphql/enums.ts';
import { admins, readers } from '../../platform/graphql/roles.ts';
import { Colleague, FreshProof } from '../identity/index.ts';
import { companyLoaders } from '../parties/index.ts';
import {
  cancelCampaign,
  countProgress,
  countReach,
  deleteCampaign,
  findCampaign,
  listCampaigns,
  saveCampaign,
  sendCampaign,
  sendTestMail,
} from './campaign.service.ts';
import { CampaignInput, CampaignProgress, CampaignReach, CampaignText } from './campaign.types.ts';
import { CampaignAudience, EmailCampaign } from './email-campaign.entity.ts';
import { listConsentsForIys } from './iys-file.ts';

const campaignId = { description: 'UUID of the campaign.' };

@Resolver(() => EmailCampaign)
export class CampaignResolver {
  @Authorized(readers)
  @Query(() => [EmailCampaign], { description: 'Campaigns, the latest first; at most 200.' })
  campaigns(@Ctx() { db }: Context): Promise<EmailCampaign[]> {
    return listCampaigns(db);
  }

  @Authorized(readers)
  @Query(() => EmailCampaign, { nullable: true, description: 'A campaign; null when it does not exist.' })
  campaign(@Arg('id', () => ID, campaignId) id: string, @Ctx() { db }: Context): Promise<EmailCampaign | null> {
    return findCampaign(db, id);
  }

  @Authorized(admins)
  @Mutation(() => EmailCampaign, {
    description:
      'Adds a campaign, or changes a draft. BAD_USER_INPUT with the fields; CONFLICT when it is no draft or changed after `version`.',
  })
  saveCampaign(
    @Arg('id', () => ID, {
      description:
        'UUID of the campaign to change, or the idempotency key of a new one: a UUID that the form generated.',
    })
    id: string,
    @Arg('input', () => CampaignInput, { description: 'All values.' }) input: CampaignInput,
    @Arg('version', () => Date, { nullable: true, description: '`updatedAt` that the editor saw.' })
    version: Date | null,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<EmailCampaign> {
    return transaction((tx) => saveCampaign(tx, id, input, { by: viewer!, version }));
  }

  @Authorized(admins)
  @Mutation(() => Boolean, { description: 'Deletes a draft. CONFLICT for any other campaign; NOT_FOUND.' })
  deleteCampaign(@Arg('id', () => ID, campaignId) id: string, @Ctx() { transaction }: Context): Promise<boolean> {
    return transaction((tx) => deleteCampaign(tx, id));
  }

  @Authorized(admins)
  @UseMiddleware(FreshProof)
  @Mutation(() => EmailCampaign, {
    description:
      'Sends a draft, 60 mails a minute. Only mailboxes with a confirmed consent and those of customers get it, and none that refused. PROOF_REQUIRED without a fresh `confirmIdentity`; BAD_USER_INPUT without a text in the default language and without recipients; CONFLICT; NOT_FOUND.',
  })
  sendCampaign(
    @Arg('id', () => ID, campaignId) id: string,
    @Arg('sendAt', () => Date, { nullable: true, description: 'When to send it, within a year; at once by default.' })
    sendAt: Date | null,
    @Ctx() { transaction }: Context,
  ): Promise<EmailCampaign> {
    return transaction((tx) => sendCampaign(tx, id, sendAt));
  }

  @Authorized(admins)
  @Mutation(() => EmailCampaign, {
    description:
      'Makes a scheduled campaign a draft again, and stops one that is being sent: the rest is not sent. CONFLICT for any other; NOT_FOUND.',
  })
  cancelCampaign(@Arg('id', () => ID, campaignId) id: string, @Ctx() { transaction }: Context): Promise<EmailCampaign> {
    return transaction((tx) => cancelCampaign(tx, id));
  }

  @Authorized(admins)
  @Mutation(() => Boolean, {
    description: 'Sends the mail in one language to the caller. BAD_USER_INPUT without a whole text; NOT_FOUND.',
  })
  sendCampaignTest(
    @Arg('id', () => ID, campaignId) id: string,
    @Arg('language', () => LanguageEnum, { description: 'Language of the text.' }) language: Language,
    @Ctx() { transaction, viewer }: Context,
  ): Promise<boolean> {
    return transaction((tx) => sendTestMail(tx, id, language, viewer!));
  }

  @Authorized(admins)
  @UseMiddleware(FreshProof)
  @Query(() => String, {
    description:
      'Consents of recipients in Türkiye to commercial e-mails, as a CSV file for İYS (İleti Yönetim Sistemi). PROOF_REQUIRED without a fresh `confirmIdentity`.',
  })
  iysFile(@Ctx() { db }: Context): Promise<string> {
    return listConsentsForIys(db);
  }

  @FieldResolver(() => CampaignAudience, { description: 'Whose contacts get it.' })
  audience(@Root() { audience }: EmailCampaign): CampaignAudience {
    return { list: 'companies', query: '', subscribers: false, ...audience };
  }

  @FieldResolver(() => [CampaignText], { description: 'Texts by language; none for a campaign of another program.' })
  texts(@Root() { texts }: EmailCampaign): CampaignText[] {
    return languages.flatMap((language) => (texts[language] ? [{ language, ...texts[language] }] : []));
  }

  @FieldResolver(() => CampaignReach, {
    complexity: 50,
    description: 'Who would get it now, and why others would not. Reads all contacts.',
  })
  reach(@Root() campaign: EmailCampaign, @Ctx() { db }: Context): Promise<CampaignReach> {
    return countReach(db, campaign);
  }

  @FieldResolver(() => CampaignProgress, { complexity: 10, description: 'What became of its mails.' })
  progress(@Root() { id }: EmailCampaign, @Ctx() { db }: Context): Promise<CampaignProgress> {
    return countProgress(db, id);
  }

  @FieldResolver(() => Colleague, { nullable: true, description: 'Who wrote it; null for another program.' })
  author(@Root() { createdBy }: EmailCampaign, @Ctx() { loaders }: Context): Promise<Colleague | null> | null {
    return createdBy ? loaders(companyLoaders).owner.load(createdBy) : null;
  }
}
