import { chakra, Grid } from '@chakra-ui/react';
import type { CompanyRowFragment } from '../../graphql/generated.ts';
import { CompanyStatusMark, Score } from './company-marks.tsx';
import { Monogram } from '../kit/monogram.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { CompanyTypeTag } from '../kit/tags.tsx';

/** A row of the company list on a phone: two lines. */
export function CompanyPhoneRow({
  name,
  companyCode,
  companyType,
  status,
  leadScore,
  lastContactDate,
}: CompanyRowFragment) {
  return (
    <Grid as="span" templateColumns="1.25rem minmax(0, 1fr) auto" columnGap="3" rowGap="1.5" alignItems="center">
      <Monogram name={name} />
      <chakra.span display="flex" gap="2" alignItems="baseline" minW="0">
        <chakra.span fontWeight="medium" truncate>
          <bdi>{name}</bdi>
        </chakra.span>
        <chakra.span textStyle="meta" color="fg.subtle" whiteSpace="nowrap">
          {companyCode}
        </chakra.span>
      </chakra.span>
      {lastContactDate ? <RelativeTime at={lastContactDate} /> : <span />}
      <chakra.span gridColumn="2" display="flex" gap="3" alignItems="center">
        <CompanyTypeTag type={companyType} />
        <CompanyStatusMark status={status} />
      </chakra.span>
      <chakra.span textAlign="end">
        <Score score={leadScore} hideBar />
      </chakra.span>
    </Grid>
  );
}
