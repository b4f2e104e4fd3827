import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Placeholder } from '../kit/placeholder.tsx';

interface Figure {
  /** Message id. */
  label: string;
  /** Undefined while it is loading. */
  value?: ReactNode;
}

interface Props {
  figures: readonly Figure[];
  /** Message id. */
  label: string;
  /** Aligns the first figure with the wider margin of a record's page. */
  onRecordPage?: boolean;
}

/** A line of figures; on a phone it scrolls sideways. */
export function StatStrip({ figures, label, onRecordPage }: Props) {
  return (
    <Flex
      as="section"
      borderBottomWidth="1px"
      overflowX="auto"
      scrollbarWidth="none"
      tabIndex={0}
      aria-labelledby={label}
    >
      <FormattedMessage id={label}>
        {(text) => (
          <chakra.h2 id={label} srOnly>
            {text}
          </chakra.h2>
        )}
      </FormattedMessage>
      {figures.map((figure) => (
        <chakra.dl
          key={figure.label}
          flex="1 0 auto"
          minW={{ base: '6.5rem', md: '8rem' }}
          px={{ base: '4', md: '5' }}
          py="2.5"
          css={{
            '& + &': { borderInlineStartWidth: '1px' },
            '&:first-of-type': { ps: onRecordPage ? { md: '7' } : undefined },
          }}
        >
          <chakra.dt textStyle="meta" color="fg.subtle" whiteSpace="nowrap">
            <FormattedMessage id={figure.label} />
          </chakra.dt>
          <chakra.dd textStyle="strip" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {figure.value ?? <Placeholder height="2.5" width="12" my="1.5" />}
          </chakra.dd>
        </chakra.dl>
      ))}
    </Flex>
  );
}
