import { Box, Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { legalValues } from './legal-values.tsx';

/** The legal texts apply from this day. */
const effectiveDate = new Date('2026-11-25');

export interface LegalSection {
  /** Also the anchor. Message ids: `<page>.<id>`, `<page>.<id>.text` and the points `<page>.<id>.1`, `<page>.<id>.2` and so on. */
  id: string;
  /** Number of list points. */
  points?: number;
  /** Shown only while a script measures visits, or only while none does. */
  when?: 'measured' | 'not-measured';
  /** Additional content after the text and the points. */
  children?: ReactNode;
}

interface Props {
  /** Prefix of the message ids. */
  name: string;
  sections: LegalSection[];
}

/** A legal text with a table of contents; every heading has an anchor. */
export function LegalPage({ name, sections }: Props) {
  return (
    <PageContainer paddingBlock={{ base: '56px 80px', lg: '96px 136px' }}>
      <SectionHead
        page
        title={<FormattedMessage id={`${name}.title`} />}
        lead={<FormattedMessage id={`${name}.lead`} />}
      />
      <Columns rowGap="40" borderTopWidth="1px" borderColor="border" paddingTop={{ base: '28', lg: '48' }}>
        <Box gridColumn={{ base: '1 / -1', lg: '1 / span 4' }}>
          <Contents name={name} sections={sections} />
        </Box>
        <Box gridColumn={{ base: '1 / -1', lg: '6 / -1' }} maxWidth="44rem">
          <Box as="p" textStyle="small" color="fg.muted">
            <FormattedMessage
              id="legal.in-force"
              values={{ date: <FormattedDate value={effectiveDate} dateStyle="long" timeZone="UTC" /> }}
            />
          </Box>
          {sections.map(({ id, points = 0, when, children }) => (
            <Box
              as="section"
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              marginTop="48"
              {...(when && { [`data-when-${when}`]: true })}
            >
              <Box as="h2" id={`${id}-title`} textStyle="h2">
                <FormattedMessage id={`${name}.${id}`} />
              </Box>
              <Box as="p" marginTop="12" textWrap="pretty">
                <FormattedMessage id={`${name}.${id}.text`} values={legalValues} />
              </Box>
              {points > 0 && <Points prefix={`${name}.${id}`} count={points} />}
              {children}
            </Box>
          ))}
        </Box>
      </Columns>
    </PageContainer>
  );
}

function Contents({ name, sections }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Box
      as="nav"
      aria-label={formatMessage({ id: 'legal.contents' })}
      position={{ lg: 'sticky' }}
      top="calc(var(--notice) + var(--header-solid) + 2rem)"
    >
      <Box as="ul" columns={{ md: '2', lg: 'auto' }} columnGap="var(--gutter)">
        {sections.map(({ id, when }) => (
          <li key={id} {...(when && { [`data-when-${when}`]: true })}>
            <Link href={`#${id}`} variant="plain">
              <FormattedMessage id={`${name}.${id}`} />
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Points({ prefix, count }: { prefix: string; count: number }) {
  return (
    <Box as="ul" marginTop="16" borderBottomWidth="1px" borderColor="border">
      {Array.from({ length: count }, (_, index) => (
        <Box as="li" key={index} paddingBlock="12" borderTopWidth="1px" borderColor="border" textWrap="pretty">
          <FormattedMessage id={`${prefix}.${index + 1}`} values={legalValues} />
        </Box>
      ))}
    </Box>
  );
}
