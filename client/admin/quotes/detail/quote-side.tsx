import { chakra, Flex, Link as TextLink } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { HOUR_MS } from '../../../../common/durations.ts';
import type { QuoteRecordFragment } from '../../../graphql/generated.ts';
import { CommunicationTypeMark } from '../../kit/communication-marks.tsx';
import { EmailAddress } from '../../kit/email-address.tsx';
import { Monogram } from '../../kit/monogram.tsx';
import { AttentionMark } from '../../kit/attention-mark.tsx';
import { useNow } from '../../kit/use-now.ts';
import { PaneSection } from '../../kit/record-screen.tsx';
import { Property, PropertyList } from '../../kit/property-list.tsx';
import { QuoteStatusMark } from '../../kit/quote-status-mark.tsx';
import { RelativeTime } from '../../kit/relative-time.tsx';
import { CompanyTypeTag } from '../../kit/tags.tsx';
import { ContactPosition } from '../../contacts/contact-position.tsx';
import { CustomerText } from '../../kit/customer-text.tsx';
import { MissingEmail } from './missing-email.tsx';
import { useQuoteSummary } from '../quote-summary.ts';

type Props = { quote: QuoteRecordFragment };

/** The sender of a request with contact details. */
export function Customer({ quote }: Props) {
  const { name, email, phone, company, companyId, language, linkedContact } = quote;
  return (
    <PaneSection title="quote.customer">
      <Flex align="center" gap="2.5" mb="3">
        <Monogram name={name} isPerson />
        <div>
          <chakra.p fontWeight="medium">
            <CustomerText language={language}>{name}</CustomerText>
          </chakra.p>
          {linkedContact?.position && (
            <chakra.p textStyle="meta" color="fg.subtle">
              <ContactPosition position={linkedContact.position} />
            </chakra.p>
          )}
        </div>
      </Flex>
      <PropertyList>
        <Property label="quote.email">
          {email ? (
            <TextLink href={`mailto:${email}`}>
              <EmailAddress email={email} />
            </TextLink>
          ) : (
            <MissingEmail quote={quote} />
          )}
        </Property>
        <Property label="quote.phone">
          {phone && (
            <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </TextLink>
          )}
        </Property>
        <Property label="quote.company">
          {company && companyId ? (
            <TextLink asChild>
              <Link to={`/admin/companies/${companyId}`}>
                <CustomerText language={language}>{company}</CustomerText>
              </Link>
            </TextLink>
          ) : (
            company && <CustomerText language={language}>{company}</CustomerText>
          )}
        </Property>
      </PropertyList>
    </PaneSection>
  );
}

const RecordLine = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2',
    minH: { base: '11', md: '8' },
    mx: '-2',
    px: '2',
    borderRadius: 'md',
    _hover: { bg: 'bg.subtle' },
  },
});

const TruncatedText = ({ children }: { children: ReactNode }) => <chakra.span truncate>{children}</chakra.span>;

/** The company, contact and communications that are linked to a request. */
export function LinkedRecords({ quote }: Props) {
  const { linkedCompany, linkedContact, communications } = quote;
  return (
    <PaneSection title="quote.linked">
      {linkedCompany && (
        <RecordLine to={`/admin/companies/${linkedCompany.id}`}>
          <Monogram name={linkedCompany.name} />
          <TruncatedText>
            <bdi>{linkedCompany.name}</bdi>
          </TruncatedText>
          <CompanyTypeTag type={linkedCompany.companyType} />
        </RecordLine>
      )}
      {linkedContact && linkedCompany && (
        <RecordLine to={`/admin/companies/${linkedCompany.id}`}>
          <Monogram name={linkedContact.name} isPerson />
          <TruncatedText>
            <bdi>{linkedContact.name}</bdi>
          </TruncatedText>
          {linkedContact.isPrimary && (
            <chakra.span textStyle="meta" color="fg.subtle">
              <FormattedMessage id="quote.primary" />
            </chakra.span>
          )}
        </RecordLine>
      )}
      {communications.edges.map(({ node: { id, type, subject, createdAt } }) => (
        <RecordLine key={id} to={`/admin/communications?record=${id}`}>
          <CommunicationTypeMark type={type} />
          <TruncatedText>
            <bdi>{subject}</bdi>
          </TruncatedText>
          <RelativeTime at={createdAt} />
        </RecordLine>
      ))}
      {communications.totalCount > communications.edges.length && quote.companyId && (
        <RecordLine to={`/admin/communications?companyId=${quote.companyId}`}>
          <span />
          <chakra.span color="fg.muted">
            <FormattedMessage id="quote.allCommunications" values={{ count: communications.totalCount }} />
          </chakra.span>
        </RecordLine>
      )}
      {!linkedCompany && communications.edges.length === 0 && (
        <chakra.p color="fg.subtle">
          <FormattedMessage id="quote.noLinked" />
        </chakra.p>
      )}
    </PaneSection>
  );
}

/** Requests of the same company or for the same product. */
export function SimilarQuotes({ quote }: Props) {
  const summarize = useQuoteSummary();
  return (
    <PaneSection title="quote.similar">
      {quote.similar.length === 0 && (
        <chakra.p color="fg.subtle">
          <FormattedMessage id="quote.noSimilar" />
        </chakra.p>
      )}
      {quote.similar.map((other) => {
        const { product, language, terms } = summarize(other);
        return (
          <RecordLine key={other.id} to={`/admin/quotes/${other.id}`}>
            <QuoteStatusMark status={other.status} outcome={other.outcome} iconOnly />
            <TruncatedText>
              {product && <CustomerText language={language}>{product}</CustomerText>}
              {product && ', '}
              <CustomerText>{terms}</CustomerText>
            </TruncatedText>
            <RelativeTime at={other.createdAt} />
          </RecordLine>
        );
      })}
    </PaneSection>
  );
}

/** Dates, response time and ids of a request. */
export function QuickInfo({ quote }: Props) {
  const { formatDate } = useIntl();
  const formatMoment = (moment: string) => formatDate(moment, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <PaneSection title="quote.info">
      <PropertyList>
        <Property label="quote.createdAt">
          <time dateTime={quote.createdAt}>{formatMoment(quote.createdAt)}</time>
        </Property>
        <Property label="quote.updatedAt">
          <time dateTime={quote.updatedAt}>{formatMoment(quote.updatedAt)}</time>
        </Property>
        <Property label="quote.answered">
          <ResponseTime quote={quote} />
        </Property>
        <Property label="quote.id">
          <chakra.span fontVariantNumeric="tabular-nums">{quote.id.slice(0, 8)}</chakra.span>
        </Property>
        <Property label="quote.reference">{quote.reference}</Property>
      </PropertyList>
    </PaneSection>
  );
}

/** Time until the first response, highlighted while a new request has none. */
function ResponseTime({ quote: { createdAt, firstResponseAt, status } }: Props) {
  const now = useNow();
  const hours = ((firstResponseAt ? Date.parse(firstResponseAt) : now) - Date.parse(createdAt)) / HOUR_MS;
  const unit = hours < 1 ? 'minutes' : hours < 24 ? 'hours' : 'days';
  const count = Math.max(0, Math.floor(unit === 'minutes' ? hours * 60 : unit === 'hours' ? hours : hours / 24));
  if (firstResponseAt) return <FormattedMessage id={`quote.answeredAfter.${unit}`} values={{ count }} />;
  if (status !== 'NEW') return null;
  return (
    <AttentionMark>
      <FormattedMessage id={`quote.waiting.${unit}`} values={{ count }} />
    </AttentionMark>
  );
}
