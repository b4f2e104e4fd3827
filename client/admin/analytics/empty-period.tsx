import { Box, Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { NoFigures } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { countPeriodDays, getPresetPeriod, getToday, type Period } from './period.ts';

interface Props {
  period: Period;
  onChange: (change: Period) => void;
}

/** Shown for a period without requests, with a button that selects a longer period. */
export function EmptyPeriod({ period, onChange }: Props) {
  const longerPeriod = getPresetPeriod(countPeriodDays(period) < 30 ? 'month' : 'year', getToday());
  return (
    <Box py="6" borderBottomWidth="1px">
      <EmptyState drawing={NoFigures} message="analytics.empty">
        <Button mt="3" onClick={() => onChange(longerPeriod)}>
          <FormattedMessage id={countPeriodDays(period) < 30 ? 'analytics.empty.month' : 'analytics.empty.year'} />
        </Button>
      </EmptyState>
    </Box>
  );
}
