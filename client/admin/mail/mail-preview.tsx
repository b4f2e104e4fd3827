import { chakra } from '@chakra-ui/react';
import { brand } from '../../../common/brand.ts';
import { useSignatureQuery } from '../../graphql/generated.ts';
import { FormattedMail } from './formatted-mail.tsx';

/** The mail with the signature, as the recipient sees it. */
export function MailPreview({ text }: { text: string }) {
  const { data } = useSignatureQuery();
  const { street, postalCode, district, city } = brand.address;
  const signature = [
    data?.me?.signature || data?.me?.name,
    brand.legalName,
    `${street}, ${postalCode} ${district}, ${city}`,
    `${brand.phone} · ${brand.email}`,
  ];
  return (
    <chakra.div flex="1 1 auto" minH={{ base: '10rem', md: '12rem' }} px="4" py="3" overflowY="auto" tabIndex={0}>
      <FormattedMail text={text} />
      <chakra.p mt="5" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere" lang="tr">
        {signature.filter(Boolean).join('\n')}
      </chakra.p>
    </chakra.div>
  );
}
