import { chakra, Icon } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { CompanyRecordFragment } from '../../graphql/generated.ts';
import { Property, PropertyList } from '../kit/property-list.tsx';
import { PaneSection } from '../kit/record-screen.tsx';
import { CompanyProperties } from './company-fields.tsx';
import { translateCountry } from '../../../common/country-names.ts';

/** Details, address, notes and dates of a company, shown beside its timeline. */
export function CompanyDetailsPane({ company }: { company: CompanyRecordFragment }) {
  return (
    <>
      <PaneSection title="company.details">
        <CompanyProperties company={company} />
      </PaneSection>
      <PaneSection title="company.part.address">
        <Address company={company} />
      </PaneSection>
      <Notes title="company.field.notes" text={company.notes} />
      <Notes title="company.field.internalNotes" text={company.internalNotes} internal />
      <PaneSection title="company.dates">
        <PropertyList>
          <DateProperty label="company.firstContactDate" at={company.firstContactDate} />
          <DateProperty label="company.lastContactDate" at={company.lastContactDate} />
          <DateProperty label="company.createdAt" at={company.createdAt} />
          <DateProperty label="company.updatedAt" at={company.updatedAt} />
        </PropertyList>
      </PaneSection>
    </>
  );
}

function Address({ company }: { company: CompanyRecordFragment }) {
  const { addressLine1, addressLine2, postalCode, city, state, country } = company;
  const lines = [
    addressLine1,
    addressLine2,
    [postalCode, city, state].filter(Boolean).join(' '),
    translateCountry(country),
  ];
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

function DateProperty({ label, at }: { label: string; at: string | null }) {
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
