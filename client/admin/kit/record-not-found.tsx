import { Box, Button } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { notify } from '../../ui/toast/notify.ts';
import { NothingFound } from './empty-drawings.tsx';
import { EmptyState } from './empty-state.tsx';
import { Screen } from './screen.tsx';

interface Props {
  /** Prefix of the messages: `<record>.notFound` and `<record>.loadFailed`. */
  record: 'quote' | 'order' | 'campaign' | 'marketNote';
  list: { path: string; title: string };
  hasError: boolean;
}

/** Shows an error toast and opens the list. */
export function RecordNotFound({ record, list, hasError }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    notify({
      type: 'error',
      title: formatMessage({ id: hasError ? `${record}.loadFailed` : `${record}.notFound.title` }),
      topic: record,
    });
    void navigate(list.path, { replace: true });
  });
  useEffect(() => leave(), []);
  return (
    <Screen title={`${record}.notFound.title`}>
      <Box py="8">
        <EmptyState drawing={NothingFound} message={`${record}.notFound`}>
          <Button asChild mt="3">
            <Link to={list.path}>
              <FormattedMessage id={list.title} />
            </Link>
          </Button>
        </EmptyState>
      </Box>
    </Screen>
  );
}
