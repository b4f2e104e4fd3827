import admin from '../i18n/messages/tr/admin.json';
import access from '../i18n/messages/tr/admin-access.json';
import bankAccounts from '../i18n/messages/tr/admin-bank-accounts.json';
import audit from '../i18n/messages/tr/admin-audit.json';
import analytics from '../i18n/messages/tr/admin-analytics.json';
import campaigns from '../i18n/messages/tr/admin-campaigns.json';
import companyLabels from '../../common/names/tr/admin-company.json';
import companies from '../i18n/messages/tr/admin-companies.json';
import communications from '../i18n/messages/tr/admin-communications.json';
import contactTopics from '../../common/names/tr/contact-topics.json';
import crm from '../i18n/messages/tr/admin-crm.json';
import dashboard from '../i18n/messages/tr/admin-dashboard.json';
import feed from '../i18n/messages/tr/admin-feed.json';
import passkeys from '../i18n/messages/tr/admin-passkeys.json';
import secondFactor from '../i18n/messages/tr/admin-second-factor.json';
import adminForm from '../i18n/messages/tr/admin-form.json';
import inbox from '../i18n/messages/tr/admin-inbox.json';
import ui from '../i18n/messages/tr/admin-ui.json';
import mailboxes from '../i18n/messages/tr/admin-mailboxes.json';
import news from '../i18n/messages/tr/admin-news.json';
import market from '../i18n/messages/tr/admin-market.json';
import leads from '../i18n/messages/tr/admin-leads.json';
import login from '../i18n/messages/tr/admin-login.json';
import mail from '../i18n/messages/tr/admin-mail.json';
import notificationNames from '../../common/names/tr/admin-notifications.json';
import notifications from '../i18n/messages/tr/admin-notifications.json';
import offers from '../i18n/messages/tr/admin-offers.json';
import orders from '../i18n/messages/tr/admin-orders.json';
import palette from '../i18n/messages/tr/admin-palette.json';
import marketSeries from '../../common/names/tr/market-series.json';
import form from '../i18n/messages/tr/form.json';
import privacy from '../i18n/messages/tr/admin-privacy.json';
import values from '../../common/names/tr/admin-values.json';
import requests from '../../common/names/tr/admin-requests.json';
import steelProducts from '../../common/names/tr/steel-products.json';
import quotes from '../i18n/messages/tr/admin-quotes.json';
import tasks from '../i18n/messages/tr/admin-tasks.json';
import security from '../i18n/messages/tr/admin-security.json';
import system from '../i18n/messages/tr/admin-system.json';
import toast from '../i18n/messages/tr/toast.json';

/** All messages of the admin. The admin exists only in Turkish, so the messages are bundled with its code instead of loaded per page. */
export const messages = {
  ...form,
  ...admin,
  ...access,
  ...analytics,
  ...audit,
  ...bankAccounts,
  ...campaigns,
  ...news,
  ...companies,
  ...leads,
  ...companyLabels,
  ...communications,
  ...contactTopics,
  ...crm,
  ...values,
  ...dashboard,
  ...feed,
  ...adminForm,
  ...inbox,
  ...login,
  ...mail,
  ...mailboxes,
  ...market,
  ...marketSeries,
  ...quotes,
  ...steelProducts,
  ...tasks,
  ...requests,
  ...passkeys,
  ...secondFactor,
  ...notifications,
  ...notificationNames,
  ...offers,
  ...orders,
  ...palette,
  ...privacy,
  ...security,
  ...system,
  ...toast,
  ...ui,
};
