import { Link } from '@chakra-ui/react';
import { brand } from '../../common/brand.ts';

/** The two ways that need no form, for a text that names `{phone}` and `{email}`. */
export const waysToUs = {
  phone: (
    <bdi dir="ltr">
      <Link whiteSpace="nowrap" href={`tel:${brand.phone.replaceAll(' ', '')}`}>
        {brand.phone}
      </Link>
    </bdi>
  ),
  email: (
    <bdi dir="ltr">
      <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
    </bdi>
  ),
};
