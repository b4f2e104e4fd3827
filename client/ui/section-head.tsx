import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Columns } from './page-container.tsx';

interface Props {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Renders the title as the `h1` of a page without a hero. */
  page?: boolean;
}

/** The head of a section: a full-width rule, the title and one sentence beside it. */
export function SectionHead({ id, title, lead, page = false }: Props) {
  return (
    <Box marginBottom={{ base: '40', md: '64' }}>
      {!page && <Rule />}
      <Columns alignItems="end" rowGap="20" paddingTop={page ? '0' : { base: '28', md: '36' }}>
        <Box as={page ? 'h1' : 'h2'} id={id} textStyle="d2" gridColumn={{ base: '1 / -1', lg: '1 / span 8' }}>
          {title}
        </Box>
        {lead && (
          <Box as="p" textStyle="lead" color="fg.muted" gridColumn={{ base: '1 / -1', lg: '9 / -1' }} maxWidth="38em">
            {lead}
          </Box>
        )}
      </Columns>
    </Box>
  );
}

const tick = { content: '""', position: 'absolute', top: '-5px', width: '1px', height: '11px', bg: 'border.strong' };

/** A full-width horizontal rule with a tick at each end. */
export function Rule() {
  return (
    <Box
      aria-hidden
      position="relative"
      height="1px"
      bg="border"
      _before={{ ...tick, insetInlineStart: 0 }}
      _after={{ ...tick, insetInlineEnd: 0 }}
    />
  );
}
