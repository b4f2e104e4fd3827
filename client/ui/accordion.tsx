import { Box, chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

/** A question with its answer: the messages `<id>.question` and `<id>.answer`, and the values that they contain. */
export interface Question {
  id: string;
  values?: Record<string, number>;
}

interface Props {
  /** The shared `name` of the `<details>` elements: the browser keeps at most one of them open. */
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

/** A list of questions, at most one of them open. Native `<details>`, so it works without JavaScript. */
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
