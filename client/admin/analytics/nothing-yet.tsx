import { Box, Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { NoFigures } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { lengthOf, presetPeriod, today, type Period } from './period.ts';

interface Props {
  period: Period;
  onChange: (change: Period) => void;
}

/** A period without requests, and the way to one that may have some. */
export function NothingYet({ period, onChange }: Props) {
  const wider = presetPeriod(lengthOf(period) < 30 ? 'month' : 'year', today());
  return (
    <Box py="6" borderBottomWidth="1px">
      <EmptyState drawing={NoFigures} message="analytics.empty">
        <Button mt="3" onClick={() => onChange(wider)}>
          <FormattedMessage id={lengthOf(period) < 30 ? 'analytics.empty.month' : 'analytics.empty.year'} />
        </Button>
      </EmptyState>
    </Box>
  );
}
