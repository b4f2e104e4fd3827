import { Link } from '@chakra-ui/react';
import { brand } from '../../common/brand.ts';

/** Links to our phone number and e-mail address, as values for messages with `{phone}` and `{email}`. */
export const contactLinks = {
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
