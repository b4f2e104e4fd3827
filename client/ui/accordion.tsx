import { Box, chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

/** A question and its answer: the messages `<id>.question` and `<id>.answer`, with the figures that they state. */
export interface Question {
  id: string;
  values?: Record<string, number>;
}

interface Props {
  /** What the questions share, so that the browser keeps one of them open at most. */
  name: string;
  questions: readonly Question[];
  firstOpen?: boolean;
}

const Entry = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '20',
      minHeight: '4.5rem',
      paddingBlock: '16',
      textStyle: 'h3',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& svg': { boxSize: '1.375rem', flexShrink: 0 },
    },
    '&[open] .lucide-plus, &:not([open]) .lucide-minus': { display: 'none' },
  },
});

/** Questions of which one is open at a time; native, so it needs no script. */
export function Accordion({ name, questions, firstOpen = false }: Props) {
  return (
    <Box borderTopWidth="1px" borderColor="border">
      {questions.map(({ id, values }, index) => (
        <Entry key={id} name={name} open={firstOpen && index === 0}>
          <summary>
            <FormattedMessage id={`${id}.question`} values={values} />
            <Plus aria-hidden />
            <Minus aria-hidden />
          </summary>
          <Box as="p" paddingBottom="28" paddingInlineEnd={{ md: '48' }} maxWidth="66ch" color="fg.muted">
            <FormattedMessage id={`${id}.answer`} values={values} />
          </Box>
        </Entry>
      ))}
    </Box>
  );
}
