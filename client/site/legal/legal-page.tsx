import { Box, Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, Sheet } from '../../ui/sheet.tsx';
import { legalValues } from './legal-values.tsx';

/** The day from which the texts of this folder apply. */
const inForce = new Date('2026-11-21');

export interface LegalSection {
  /** Also the anchor. Words: `<page>.<id>` and, after it, `.text` and the points `.1`, `.2` and so on. */
  id: string;
  points?: number;
  /** What words alone cannot show; stands after them. */
  children?: ReactNode;
}

interface Props {
  /** Catalogue. */
  name: string;
  sections: LegalSection[];
}

/** A legal text: its contents beside it where there is room, headings that can be linked, lines that can be read. */
export function LegalPage({ name, sections }: Props) {
  return (
    <Sheet paddingBlock={{ base: '56px 80px', lg: '96px 136px' }}>
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
              values={{ date: <FormattedDate value={inForce} dateStyle="long" timeZone="UTC" /> }}
            />
          </Box>
          {sections.map(({ id, points = 0, children }) => (
            <Box as="section" key={id} id={id} aria-labelledby={`${id}-title`} marginTop="48">
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
    </Sheet>
  );
}

function Contents({ name, sections }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Box
      as="nav"
      aria-label={formatMessage({ id: 'legal.contents' })}
      position={{ lg: 'sticky' }}
      top="calc(var(--header-solid) + 2rem)"
    >
      <Box as="ul" columns={{ md: '2', lg: 'auto' }} columnGap="var(--gutter)">
        {sections.map(({ id }) => (
          <li key={id}>
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
          <FormattedMessage id={`${prefix}.${index + 1}`} />
        </Box>
      ))}
    </Box>
  );
}
