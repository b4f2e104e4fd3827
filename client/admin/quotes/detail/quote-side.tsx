import { chakra, Flex, Link as TextLink } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { QuoteRecordFragment } from '../../../graphql/generated.ts';
import { CommunicationTypeMark } from '../../kit/communication-marks.tsx';
import { EmailAddress } from '../../kit/email-address.tsx';
import { Monogram } from '../../kit/monogram.tsx';
import { Need } from '../../kit/need.tsx';
import { useNow } from '../../kit/now.ts';
import { PaneSection } from '../../kit/record-screen.tsx';
import { Property, PropertyList } from '../../kit/property-list.tsx';
import { QuoteStatusMark } from '../../kit/quote-status-mark.tsx';
import { RelativeTime } from '../../kit/relative-time.tsx';
import { CompanyTypeTag } from '../../kit/tags.tsx';
import { Theirs } from '../../kit/theirs.tsx';
import { useQuoteWords } from '../quote-words.tsx';

type Props = { quote: QuoteRecordFragment };

/** Who asked, and how to reach them. */
export function Customer({ quote }: Props) {
  const { name, email, phone, company, companyId, language, linkedContact } = quote;
  return (
    <PaneSection title="quote.customer">
      <Flex align="center" gap="2.5" mb="3">
        <Monogram name={name} person />
        <div>
          <chakra.p fontWeight="medium">
            <Theirs language={language}>{name}</Theirs>
          </chakra.p>
          {linkedContact?.position && (
            <chakra.p textStyle="meta" color="fg.subtle">
              <Theirs>{linkedContact.position}</Theirs>
            </chakra.p>
          )}
        </div>
      </Flex>
      <PropertyList>
        <Property label="quote.email">
          <TextLink href={`mailto:${email}`}>
            <EmailAddress of={email} />
          </TextLink>
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
                <Theirs language={language}>{company}</Theirs>
              </Link>
            </TextLink>
          ) : (
            company && <Theirs language={language}>{company}</Theirs>
          )}
        </Property>
      </PropertyList>
    </PaneSection>
  );
}

const Line = chakra(Link, {
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

const Words = ({ children }: { children: ReactNode }) => <chakra.span truncate>{children}</chakra.span>;

/** What the request is tied to in the CRM. */
export function LinkedRecords({ quote }: Props) {
  const { linkedCompany, linkedContact, communications } = quote;
  return (
    <PaneSection title="quote.linked">
      {linkedCompany && (
        <Line to={`/admin/companies/${linkedCompany.id}`}>
          <Monogram name={linkedCompany.name} />
          <Words>
            <bdi>{linkedCompany.name}</bdi>
          </Words>
          <CompanyTypeTag type={linkedCompany.companyType} />
        </Line>
      )}
      {linkedContact && linkedCompany && (
        <Line to={`/admin/companies/${linkedCompany.id}`}>
          <Monogram name={linkedContact.name} person />
          <Words>
            <bdi>{linkedContact.name}</bdi>
          </Words>
          {linkedContact.isPrimary && (
            <chakra.span textStyle="meta" color="fg.subtle">
              <FormattedMessage id="quote.primary" />
            </chakra.span>
          )}
        </Line>
      )}
      {communications.edges.map(({ node: { id, type, subject, createdAt } }) => (
        <Line key={id} to={`/admin/communications?record=${id}`}>
          <CommunicationTypeMark type={type} />
          <Words>
            <bdi>{subject}</bdi>
          </Words>
          <RelativeTime at={createdAt} />
        </Line>
      ))}
      {communications.totalCount > communications.edges.length && quote.companyId && (
        <Line to={`/admin/communications?companyId=${quote.companyId}`}>
          <span />
          <chakra.span color="fg.muted">
            <FormattedMessage id="quote.allCommunications" values={{ count: communications.totalCount }} />
          </chakra.span>
        </Line>
      )}
      {!linkedCompany && communications.edges.length === 0 && (
        <chakra.p color="fg.subtle">
          <FormattedMessage id="quote.noLinked" />
        </chakra.p>
      )}
    </PaneSection>
  );
}

/** Of the same company or for the same goods. */
export function SimilarQuotes({ quote }: Props) {
  const words = useQuoteWords();
  return (
    <PaneSection title="quote.similar">
      {quote.similar.length === 0 && (
        <chakra.p color="fg.subtle">
          <FormattedMessage id="quote.noSimilar" />
        </chakra.p>
      )}
      {quote.similar.map((other) => {
        const { product, language, terms } = words(other);
        return (
          <Line key={other.id} to={`/admin/quotes/${other.id}`}>
            <QuoteStatusMark status={other.status} bare />
            <Words>
              {product && <Theirs language={language}>{product}</Theirs>}
              {product && ', '}
              <Theirs>{terms}</Theirs>
            </Words>
            <RelativeTime at={other.createdAt} />
          </Line>
        );
      })}
    </PaneSection>
  );
}

/** Since when, until when, and its number. */
export function QuickInfo({ quote }: Props) {
  const { formatDate } = useIntl();
  const at = (moment: string) => formatDate(moment, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <PaneSection title="quote.info">
      <PropertyList>
        <Property label="quote.createdAt">
          <time dateTime={quote.createdAt}>{at(quote.createdAt)}</time>
        </Property>
        <Property label="quote.updatedAt">
          <time dateTime={quote.updatedAt}>{at(quote.updatedAt)}</time>
        </Property>
        <Property label="quote.answered">
          <AnswerTime quote={quote} />
        </Property>
        <Property label="quote.id">
          <chakra.span fontVariantNumeric="tabular-nums">{quote.id.slice(0, 8)}</chakra.span>
        </Property>
        <Property label="quote.reference">{quote.reference}</Property>
      </PropertyList>
    </PaneSection>
  );
}

const hour = 3_600_000;

/** How long they waited for the first answer, in hours or days; orange while they wait. */
function AnswerTime({ quote: { createdAt, firstResponseAt, status } }: Props) {
  const now = useNow();
  const hours = ((firstResponseAt ? Date.parse(firstResponseAt) : now) - Date.parse(createdAt)) / hour;
  const unit = hours < 1 ? 'minutes' : hours < 24 ? 'hours' : 'days';
  const count = Math.max(0, Math.floor(unit === 'minutes' ? hours * 60 : unit === 'hours' ? hours : hours / 24));
  if (firstResponseAt) return <FormattedMessage id={`quote.answeredAfter.${unit}`} values={{ count }} />;
  if (status !== 'NEW') return null;
  return (
    <Need>
      <FormattedMessage id={`quote.waiting.${unit}`} values={{ count }} />
    </Need>
  );
}
