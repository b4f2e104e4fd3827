import { chakra, Grid, GridItem } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  companyPriorities,
  companySizes,
  companyStatuses,
  companyTypes,
  currencies,
  leadSources,
} from '../../../common/enums.ts';
import type { CompanyRecordFragment } from '../../graphql/generated.ts';
import { FieldValue } from '../../ui/form/field-value.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Score } from './company-marks.tsx';
import { useEnumOptions } from '../kit/enum-options.ts';
import { Money } from '../kit/money.tsx';
import { Property, PropertyList } from '../kit/property-list.tsx';
import { PaneSection } from '../kit/record-screen.tsx';
import { WebLink } from '../kit/web-link.tsx';
import { countryNames } from '../../../common/country-names.ts';

/** Removes the row gap of an empty live region. */
const collapseWhenEmpty = { '&:has(> [role=status]:empty)': { mt: '-3.5' } };

const label = (name: string) => <FormattedMessage id={`company.field.${name}`} />;
const CompanyTextField = ({
  name,
  ...rest
}: {
  name: string;
  type?: string;
  list?: string;
  placeholder?: string;
  hint?: ReactNode;
}) => <TextField name={name} label={label(name)} autoComplete="off" {...rest} />;

/**
 * The form fields of a company in four sections.
 * @param duplicateWarning is shown below name and websites
 */
export function CompanyFields({ duplicateWarning }: { duplicateWarning?: ReactNode }) {
  const sizes = useEnumOptions('companySize', companySizes);
  const currencyOptions = currencies.map((value) => ({ value, label: value }));
  return (
    <chakra.div px={{ base: '4', md: '7' }} py="2" maxW="60rem">
      <FieldGroup title="company.part.basic">
        <CompanyTextField name="name" />
        <CompanyTextField name="legalName" />
        <CompanyTextField name="website" type="url" />
        <CompanyTextField name="linkedinUrl" type="url" />
        {duplicateWarning && (
          <GridItem colSpan={{ md: 2 }} css={collapseWhenEmpty}>
            {duplicateWarning}
          </GridItem>
        )}
        <CompanyTextField name="industry" />
        <SelectField name="size" label={label('size')} options={sizes} emptyOption="admin.none" />
      </FieldGroup>
      <FieldGroup title="company.part.address">
        <GridItem colSpan={{ md: 2 }}>
          <CompanyTextField name="addressLine1" />
        </GridItem>
        <GridItem colSpan={{ md: 2 }}>
          <CompanyTextField name="addressLine2" />
        </GridItem>
        <CompanyTextField name="city" />
        <CompanyTextField name="state" />
        <CompanyTextField name="postalCode" />
        <CompanyTextField name="country" list="countries" />
        <datalist id="countries">
          {countryNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </FieldGroup>
      <FieldGroup title="company.part.legal">
        <CompanyTextField name="taxNumber" />
        <CompanyTextField name="tradeRegistryNo" />
        <CompanyTextField name="paymentTerms" />
        <Grid templateColumns="minmax(0, 1fr) 6rem" gap="2">
          <CompanyTextField
            name="creditLimit"
            type="number"
            hint={<FormattedMessage id="company.creditLimit.hint" />}
          />
          <SelectField name="currency" label={label('currency')} options={currencyOptions} emptyOption={null} />
        </Grid>
      </FieldGroup>
      <FieldGroup title="company.part.notes">
        <GridItem colSpan={{ md: 2 }}>
          <TextAreaField name="notes" label={label('notes')} rows={4} />
        </GridItem>
        <GridItem colSpan={{ md: 2 }}>
          <TextAreaField
            name="internalNotes"
            label={label('internalNotes')}
            rows={3}
            hint={<FormattedMessage id="company.internalNotes.hint" />}
          />
        </GridItem>
      </FieldGroup>
    </chakra.div>
  );
}

/** The form fields of the side pane: type, status, priority, source and score. */
export function CrmFields() {
  return (
    <PaneSection title="company.part.crm">
      <Grid gap="3.5">
        <EnumField name="companyType" prefix="companyType" values={companyTypes} />
        <EnumField name="status" prefix="companyStatus" values={companyStatuses} />
        <EnumField name="priority" prefix="companyPriority" values={companyPriorities} />
        <EnumField name="leadSource" prefix="leadSource" values={leadSources} />
        <CompanyTextField
          name="leadScore"
          type="number"
          hint={<FieldValue name="leadScore">{(score) => <ScoreHint score={Number(score)} />}</FieldValue>}
        />
      </Grid>
    </PaneSection>
  );
}

/** The details of a company as properties with their names. */
export function CompanyProperties({ company }: { company: CompanyRecordFragment }) {
  const { legalName, website, linkedinUrl, size, leadSource, taxNumber, tradeRegistryNo, paymentTerms } = company;
  return (
    <PropertyList>
      <Property label="company.field.legalName">{legalName && <bdi>{legalName}</bdi>}</Property>
      <Property label="company.field.website">{website && <WebLink url={website} />}</Property>
      <Property label="company.field.linkedinUrl">{linkedinUrl && <WebLink url={linkedinUrl} />}</Property>
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
  );
}

function ScoreHint({ score }: { score: number }) {
  return (
    <chakra.span display="flex" gap="3" alignItems="center">
      {score >= 0 && score <= 100 && <Score score={Math.round(score)} />}
      <FormattedMessage id="company.score.hint" />
    </chakra.span>
  );
}

function EnumField({ name, prefix, values }: { name: string; prefix: string; values: readonly string[] }) {
  const options = useEnumOptions(prefix, values);
  return <SelectField name={name} label={label(name)} options={options} emptyOption={null} />;
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section py="5" css={{ '& + &': { borderTopWidth: '1px' } }}>
      <chakra.h2 textStyle="head" mb="3">
        <FormattedMessage id={title} />
      </chakra.h2>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="4"
        rowGap="3.5"
        alignItems="start"
      >
        {children}
      </Grid>
    </chakra.section>
  );
}
