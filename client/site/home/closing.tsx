import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { company } from '../../../common/business.ts';
import { Actions } from '../../ui/actions.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/** What the page ends with: the call, and the three ways to reach the company. */
export function Closing() {
  return (
    <ClosingCall
      picture="product-billets"
      title={<FormattedMessage id="home.closing" />}
      lead={<FormattedMessage id="home.closing.text" values={{ hours: company.replyHours }} />}
      foot={<Ways />}
    >
      <Actions
        main={{ to: '/quote-system', label: 'home.closing.quote' }}
        other={{ to: '/contact', label: 'home.closing.contact' }}
      />
    </ClosingCall>
  );
}

const Block = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, 1fr)' },
    marginTop: { base: '56', lg: '112' },
    borderWidth: '1px',
    borderColor: 'white/28',
    '& > *': {
      minHeight: '84px',
      padding: '18px 24px',
      _notFirst: {
        borderTopWidth: { base: '1px', md: 0 },
        borderInlineStartWidth: { md: '1px' },
        borderColor: 'white/28',
      },
    },
    '& > :hover > :last-child': { textDecoration: 'underline', textUnderlineOffset: '5px' },
  },
});

function Ways() {
  return (
    <Block>
      <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>
        <Way name="home.closing.phone">
          <bdi dir="ltr">{brand.phone}</bdi>
        </Way>
      </a>
      <a href={`mailto:${brand.email}`}>
        <Way name="home.closing.email">
          <bdi dir="ltr">{brand.email}</bdi>
        </Way>
      </a>
      <PageLink to="/contact">
        <Way name="home.closing.place">
          <FormattedMessage id="home.closing.city" />
        </Way>
      </PageLink>
    </Block>
  );
}

function Way({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <Box as="span" display="block" textStyle="tiny" color="#ced4d8">
        <FormattedMessage id={name} />
      </Box>
      <Box as="span" fontFamily="heading" fontWeight="500" fontSize="clamp(1.0625rem, 1.5vw, 1.3125rem)">
        {children}
      </Box>
    </>
  );
}
