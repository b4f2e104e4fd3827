import { chakra, Flex } from '@chakra-ui/react';
import type { CompanyRecordFragment } from '../../graphql/generated.ts';
import { CompanyPriorityMark, CompanyStatusMark } from './company-marks.tsx';
import { Monogram } from '../kit/monogram.tsx';
import { OwnerButton } from '../owners/owner-button.tsx';
import { CompanyTypeTag } from '../kit/tags.tsx';
import { translateCountry } from '../../../common/country-names.ts';

/** Name, code, badges, industry and location of a company. */
export function CompanyHeader({ company }: { company: CompanyRecordFragment }) {
  const { name, companyCode, companyType, status, priority, industry, city, country } = company;
  const location = [city, translateCountry(country)].filter(Boolean).join(', ');
  return (
    <Flex gap="4" px={{ base: '4', md: '7' }} pt="5" pb="3" align="flex-start">
      <chakra.span css={{ '& > span': { boxSize: '10', fontSize: '0.9375rem', borderRadius: 'lg' } }}>
        <Monogram name={name} />
      </chakra.span>
      <chakra.div minW="0">
        <chakra.h1 textStyle="record" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </chakra.h1>
        <Flex wrap="wrap" columnGap="3.5" rowGap="1" align="center" mt="0.5">
          <chakra.span color="fg.subtle">{companyCode}</chakra.span>
          <CompanyTypeTag type={companyType} />
          <CompanyStatusMark status={status} />
          <CompanyPriorityMark priority={priority} />
          <chakra.span color="fg.muted">
            {industry && <bdi>{industry}</bdi>}
            {industry && ' · '}
            <bdi>{location}</bdi>
          </chakra.span>
          <OwnerButton type="Company" record={company} />
        </Flex>
      </chakra.div>
    </Flex>
  );
}
