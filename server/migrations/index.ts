import { TextFunctions1764028800001 } from './0001-text-functions.ts';
import { Identity1764028800002 } from './0002-identity.ts';
import { CompaniesAndContacts1764028800003 } from './0003-companies-and-contacts.ts';
import { Intake1764028800004 } from './0004-intake.ts';
import { CommunicationsAndSales1764028800005 } from './0005-communications-and-sales.ts';
import { CompanyCounters1764028800006 } from './0006-company-counters.ts';
import { Activity1764028800007 } from './0007-activity.ts';
import { Views1764028800008 } from './0008-views.ts';
import { AttachmentChunks1764028800009 } from './0009-attachment-chunks.ts';
import { Offers1764028800010 } from './0010-offers.ts';
import { CrmRecords1764028800011 } from './0011-crm-records.ts';
import { Market1764028800012 } from './0012-market.ts';
import { MarketSources1764028800013 } from './0013-market-sources.ts';
import { QuoteRequestLists1764028800017 } from './0017-quote-request-lists.ts';
import { PriceAlerts1764028800020 } from './0020-price-alerts.ts';
import { FasterFolding1764028800021 } from './0021-faster-folding.ts';
import { FacetLists1764028800022 } from './0022-facet-lists.ts';
import { RecordDays1764028800023 } from './0023-record-days.ts';
import { CommunicationsBin1764028800026 } from './0026-communications-bin.ts';
import { MarketDesk1764028800030 } from './0030-market-desk.ts';
import { OfferConversion1764028800031 } from './0031-offer-conversion.ts';
import { AnalyticsDays1764028800035 } from './0035-analytics-days.ts';
import { Access1764028800040 } from './0040-access.ts';
import { AuditLog1764028800041 } from './0041-audit-log.ts';
import { DateOfRestoring1764028800042 } from './0042-date-of-restoring.ts';
import { MoodsAndAddresses1764028800044 } from './0044-moods-and-addresses.ts';
import { ManyDays1764028800045 } from './0045-many-days.ts';
import { WordsByName1764028800046 } from './0046-words-by-name.ts';
import { RecordsOfOld1764028800047 } from './0047-records-of-old.ts';
import { RestoredRecords1764028800049 } from './0049-restored-records.ts';
import { MailDomains1764028800050 } from './0050-mail-domains.ts';
import { WordsByDate1764028800051 } from './0051-words-by-date.ts';
import { LighterLoading1764028800052 } from './0052-lighter-loading.ts';
import { SecondFactor1764028800053 } from './0053-second-factor.ts';
import { WordsInEveryOrder1764028800054 } from './0054-words-in-every-order.ts';
import { ValuePerCurrency1764028800055 } from './0055-value-per-currency.ts';

/** Every migration in order. One that was released is never edited: a change is a new one. */
export const migrations = [
  TextFunctions1764028800001,
  Identity1764028800002,
  CompaniesAndContacts1764028800003,
  Intake1764028800004,
  CommunicationsAndSales1764028800005,
  CompanyCounters1764028800006,
  Activity1764028800007,
  Views1764028800008,
  AttachmentChunks1764028800009,
  Offers1764028800010,
  CrmRecords1764028800011,
  Market1764028800012,
  MarketSources1764028800013,
  QuoteRequestLists1764028800017,
  PriceAlerts1764028800020,
  FasterFolding1764028800021,
  FacetLists1764028800022,
  RecordDays1764028800023,
  CommunicationsBin1764028800026,
  MarketDesk1764028800030,
  OfferConversion1764028800031,
  AnalyticsDays1764028800035,
  Access1764028800040,
  AuditLog1764028800041,
  DateOfRestoring1764028800042,
  MoodsAndAddresses1764028800044,
  ManyDays1764028800045,
  WordsByName1764028800046,
  RecordsOfOld1764028800047,
  RestoredRecords1764028800049,
  MailDomains1764028800050,
  WordsByDate1764028800051,
  LighterLoading1764028800052,
  SecondFactor1764028800053,
  WordsInEveryOrder1764028800054,
  ValuePerCurrency1764028800055,
];
