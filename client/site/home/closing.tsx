import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { company } from '../../../common/business.ts';
import { Actions } from '../../ui/actions.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PageLink } from '../../ui/page-link.tsx';

/** Final section of the home page: call to action and three contact links. */
export function Closing() {
  return (
    <ClosingCall
      picture="product-billets"
      title={<FormattedMessage id="home.closing" />}
      lead={<FormattedMessage id="home.closing.text" values={{ hours: company.replyHours }} />}
      foot={<ContactLinks />}
    >
      <Actions
        main={{ to: '/quote-system', label: 'home.closing.quote' }}
        other={{ to: '/contact', label: 'home.closing.contact' }}
      />
    </ClosingCall>
  );
}

const Grid = chakra('div', {
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

function ContactLinks() {
  return (
    <Grid>
      <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>
        <LabelledValue label="home.closing.phone">
          <bdi dir="ltr">{brand.phone}</bdi>
        </LabelledValue>
      </a>
      <a href={`mailto:${brand.email}`}>
        <LabelledValue label="home.closing.email">
          <bdi dir="ltr">{brand.email}</bdi>
        </LabelledValue>
      </a>
      <PageLink to="/contact">
        <LabelledValue label="home.closing.place">
          <FormattedMessage id="home.closing.city" />
        </LabelledValue>
      </PageLink>
    </Grid>
  );
}

function LabelledValue({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <Box as="span" display="block" textStyle="tiny" color="#ced4d8">
        <FormattedMessage id={label} />
      </Box>
      <Box as="span" fontFamily="heading" fontWeight="500" fontSize="clamp(1.0625rem, 1.5vw, 1.3125rem)">
        {children}
      </Box>
    </>
  );
}
