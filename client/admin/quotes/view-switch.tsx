import { chakra, Flex, Icon } from '@chakra-ui/react';
import { Columns3, List } from 'lucide-react';
import { useIntl } from 'react-intl';

export type View = 'list' | 'board';
const views = [
  ['list', List],
  ['board', Columns3],
] as const;

interface Props {
  value: View;
  onChange: (view: View) => void;
}

/** Switches between list and board; the key V does the same. */
export function ViewSwitch({ value, onChange }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Flex role="group" aria-label={formatMessage({ id: 'quotes.view' })} p="0.5" borderRadius="md" bg="bg.muted">
      {views.map(([view, icon]) => (
        <ViewButton key={view} type="button" aria-pressed={view === value} onClick={() => onChange(view)}>
          <Icon as={icon} boxSize={{ base: '4.5', md: '3.5' }} aria-hidden />
          <chakra.span srOnly={{ base: true, md: false }}>{formatMessage({ id: `quotes.view.${view}` })}</chakra.span>
        </ViewButton>
      ))}
    </Flex>
  );
}

const ViewButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    h: { base: '10', md: '6' },
    minW: { base: '11', md: 'auto' },
    px: '2',
    borderRadius: 'md',
    textStyle: 'uiStrong',
    color: 'fg.muted',
    cursor: 'pointer',
    '&[aria-pressed=true]': { bg: 'bg.panel', color: 'fg', boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}' },
  },
});
