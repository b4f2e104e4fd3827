import { chakra, Icon } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { CompanyRecordFragment } from '../../graphql/generated.ts';
import { Money } from '../kit/money.tsx';
import { Property, PropertyList } from '../kit/property-list.tsx';
import { PaneSection } from '../kit/record-screen.tsx';
import { countryName } from '../../../common/country-names.ts';

/** The pane beside a company's timeline: details, address, notes, dates. */
export function CompanyFacts({ company }: { company: CompanyRecordFragment }) {
  const { legalName, website, linkedinUrl, size, leadSource, taxNumber, tradeRegistryNo, paymentTerms } = company;
  return (
    <>
      <PaneSection title="company.details">
        <PropertyList>
          <Property label="company.field.legalName">{legalName && <bdi>{legalName}</bdi>}</Property>
          <Property label="company.field.website">{website && <Site address={website} />}</Property>
          <Property label="company.field.linkedinUrl">{linkedinUrl && <Site address={linkedinUrl} />}</Property>
          <Property label="company.field.size">
            <FormattedMessage id={size ? `companySize.${size}` : 'admin.none'} />
          </Property>
          <Property label="company.field.leadSource">
            <FormattedMessage id={`leadSource.${leadSource}`} />
          </Property>
          <Property label="company.field.taxNumber">{taxNumber && <bdi>{taxNumber}</bdi>}</Property>
          <Property label="company.field.tradeRegistryNo">{tradeRegistryNo && <bdi>{tradeRegistryNo}</bdi>}</Property>
          <Property label="company.field.paymentTerms">{paymentTerms && <bdi>{paymentTerms}</bdi>}</Property>
          <Property label="company.field.creditLimit">
            <Money value={company.creditLimit} currency={company.currency} />
          </Property>
          <Property label="company.field.currency">{company.currency}</Property>
        </PropertyList>
      </PaneSection>
      <PaneSection title="company.part.address">
        <Address company={company} />
      </PaneSection>
      <Notes title="company.field.notes" text={company.notes} />
      <Notes title="company.field.internalNotes" text={company.internalNotes} internal />
      <PaneSection title="company.dates">
        <PropertyList>
          <Moment label="company.firstContactDate" at={company.firstContactDate} />
          <Moment label="company.lastContactDate" at={company.lastContactDate} />
          <Moment label="company.createdAt" at={company.createdAt} />
          <Moment label="company.updatedAt" at={company.updatedAt} />
        </PropertyList>
      </PaneSection>
    </>
  );
}

function Address({ company }: { company: CompanyRecordFragment }) {
  const { addressLine1, addressLine2, postalCode, city, state, country } = company;
  const lines = [addressLine1, addressLine2, [postalCode, city, state].filter(Boolean).join(' '), countryName(country)];
  return (
    <chakra.address fontStyle="normal" overflowWrap="anywhere">
      {lines.filter(Boolean).map((line, index) => (
        <chakra.bdi key={index} display="block">
          {line}
        </chakra.bdi>
      ))}
    </chakra.address>
  );
}

function Notes({ title, text, internal }: { title: string; text: string | null; internal?: boolean }) {
  if (internal && !text) return null;
  return (
    <PaneSection
      title={title}
      muted={internal}
      note={
        internal && (
          <>
            <Icon as={Lock} boxSize="3" me="1" aria-hidden />
            <FormattedMessage id="company.internalNotes.who" />
          </>
        )
      }
    >
      <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" color={text ? undefined : 'fg.subtle'}>
        {text || '–'}
      </chakra.p>
    </PaneSection>
  );
}

function Moment({ label, at }: { label: string; at: string | null }) {
  return (
    <Property label={label}>
      {at && (
        <time dateTime={at}>
          <FormattedDate value={at} day="2-digit" month="2-digit" year="numeric" hour="2-digit" minute="2-digit" />
        </time>
      )}
    </Property>
  );
}

/** An address of the web without its scheme; only ever one of the web. */
function Site({ address }: { address: string }) {
  const words = address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  if (!/^https?:\/\//.test(address)) return <bdi>{words}</bdi>;
  return (
    <chakra.a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      dir="ltr"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {words}
    </chakra.a>
  );
}
