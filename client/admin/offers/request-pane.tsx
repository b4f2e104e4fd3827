import { Button, chakra, Link as TextLink } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { OfferCompanyQuery, OfferDraftFragment, QuoteRecordFragment } from '../../graphql/generated.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { DocumentsPanel } from '../documents/documents-panel.tsx';
import { CustomerText } from '../kit/customer-text.tsx';
import { EmailAddress } from '../kit/email-address.tsx';
import { PropertyList, Property } from '../kit/property-list.tsx';
import { PaneSection } from '../kit/record-screen.tsx';
import { MissingEmail } from '../quotes/detail/missing-email.tsx';
import { useQuoteSummary } from '../quotes/quote-summary.ts';
import { OfferListItem } from './offer-list-item.tsx';

/** The request that the offer answers: the product and terms, the message of the customer, and earlier offers. */
export function RequestPane({ quote, offerId }: { quote: QuoteRecordFragment; offerId: string }) {
  const { message, additionalRequirements, language, targetPrice, quantity, deliveryTerms, deliveryLocation } = quote;
  const { product, language: productLanguage } = useQuoteSummary()(quote);
  const customerText = (text: string | null) => text && <CustomerText language={language}>{text}</CustomerText>;
  const otherOffers = quote.offers.filter(({ id }) => id !== offerId);
  return (
    <>
      <PaneSection
        title="offer.ofRequest"
        aside={
          <TextLink asChild>
            <Link to={`/admin/quotes/${quote.id}`}>{quote.reference}</Link>
          </TextLink>
        }
      >
        <PropertyList>
          <Property label="quote.customer">{customerText(quote.name)}</Property>
          <Property label="quote.company">{customerText(quote.company)}</Property>
          <Property label="quote.email">
            {quote.email ? <EmailAddress email={quote.email} /> : <MissingEmail quote={quote} />}
          </Property>
          <Property label="quotes.product">
            {product && <CustomerText language={productLanguage}>{product}</CustomerText>}
          </Property>
          <Property label="quote.quantity">
            {quantity && <FormattedMessage id="quotes.tons" values={{ tons: quantity }} />}
          </Property>
          <Property label="quote.targetPrice">{customerText(targetPrice)}</Property>
          <Property label="quote.delivery">
            {customerText([deliveryTerms, deliveryLocation].filter(Boolean).join(' '))}
          </Property>
          <Property label="quote.payment">
            {quote.paymentTerms && <FormattedMessage id={`quote.payment.${quote.paymentTerms}`} />}
          </Property>
        </PropertyList>
      </PaneSection>
      <PaneSection title="quote.message">
        {[message, additionalRequirements].filter(Boolean).map((text) => (
          <Message key={text} lang={language.toLowerCase()}>
            {text}
          </Message>
        ))}
        {!message && !additionalRequirements && (
          <chakra.p color="fg.subtle">
            <FormattedMessage id="quote.noMessage" />
          </chakra.p>
        )}
      </PaneSection>
      {otherOffers.length > 0 && (
        <PaneSection title="offer.others">
          {otherOffers.map((offer) => (
            <OfferListItem key={offer.id} offer={offer} />
          ))}
        </PaneSection>
      )}
      {quote.companyId && <DocumentsPanel companyId={quote.companyId} />}
    </>
  );
}

const Message = ({ lang, children }: { lang: string; children: ReactNode }) => (
  <chakra.p
    textStyle="read"
    lang={lang}
    dir="auto"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
    css={{ '& + &': { mt: '3' } }}
  >
    {children}
  </chakra.p>
);

interface CompanyProps {
  company: NonNullable<OfferCompanyQuery['company']>;
}

/** The company of an offer without a request, with the choice of its recipient. */
export function CompanyPane({ company }: CompanyProps) {
  const toChoices = useRecipientChoices();
  const { id, name, companyCode, contacts } = company;
  return (
    <>
      <PaneSection
        title="offer.ofCompany"
        aside={
          <TextLink asChild>
            <Link to={`/admin/companies/${id}`}>{companyCode}</Link>
          </TextLink>
        }
      >
        <chakra.p fontWeight="medium" mb="3">
          <CustomerText>{name}</CustomerText>
        </chakra.p>
        {contacts.length > 0 ? (
          <SelectField
            name="contactId"
            label={<FormattedMessage id="offer.recipient" />}
            emptyOption={null}
            options={toChoices(contacts)}
          />
        ) : (
          <>
            <chakra.p color="fg.muted" mb="2">
              <FormattedMessage id="offer.noContacts" />
            </chakra.p>
            <Button asChild>
              <Link to={`/admin/companies/${id}`}>
                <FormattedMessage id="offer.openCompany" />
              </Link>
            </Button>
          </>
        )}
      </PaneSection>
      <DocumentsPanel companyId={id} />
    </>
  );
}

/** An option of the field `contactId`; an empty value is the person of the request. */
export interface RecipientChoice {
  value: string;
  label: string;
}

/** Returns a function that turns contacts into choices of a recipient: name and e-mail address. */
export function useRecipientChoices() {
  const { formatMessage } = useIntl();
  return (people: readonly { id: string; name: string; email: string | null }[]): RecipientChoice[] =>
    people.map(({ id, name, email }) => ({
      value: id,
      label: [name, email || formatMessage({ id: 'offer.contactWithoutEmail' })].filter(Boolean).join(', '),
    }));
}

/** The person who gets an offer. */
export interface Recipient {
  name: string;
  company: string;
  email: string;
}

export const recipientOfRequest = ({ name, company, email }: QuoteRecordFragment): Recipient => ({
  name,
  company,
  email,
});

export function recipientOfCompany({ name, contacts }: CompanyProps['company'], contactId: string): Recipient {
  const contact = contacts.find(({ id }) => id === contactId);
  return { name: contact?.name ?? '', company: name, email: contact?.email ?? '' };
}

export const recipientOfDraft = (draft: OfferDraftFragment): Recipient => ({
  name: draft.contactPerson,
  company: draft.companyName,
  email: draft.email,
});
