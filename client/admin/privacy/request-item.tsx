import { chakra, Flex, Grid } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { PrivacyRequestRowFragment } from '../../graphql/generated.ts';
import { ErasureSummary, toErasure } from './counts.tsx';
import { RowButton } from '../kit/row-button.tsx';

interface Props {
  request: PrivacyRequestRowFragment;
  onFind: () => void;
  onAnswer: () => void;
}

/** A request with its deadline, or with its stored answer. */
export function RequestItem({ request, onFind, onAnswer }: Props) {
  const { formatMessage } = useIntl();
  const { kind, source, email, message, late, dueAt, createdAt, answeredAt, answeredBy, answer, report } = request;
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }}
      columnGap="4"
      rowGap="2"
      px={{ base: '4', md: '5' }}
      py="3"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">
          <FormattedMessage id={`privacy.kind.${kind}`} />
          {' · '}
          {email ? <bdi>{email}</bdi> : <FormattedMessage id="privacy.erasedMailbox" />}
        </chakra.p>
        <chakra.p textStyle="meta" color={late ? 'fg.error' : 'fg.subtle'}>
          {answeredAt ? (
            <FormattedMessage
              id={answeredBy ? 'privacy.answered.by' : 'privacy.answered'}
              values={{ at: <FormattedDate value={answeredAt} dateStyle="long" />, name: <bdi>{answeredBy}</bdi> }}
            />
          ) : (
            <FormattedMessage
              id={late ? 'privacy.late' : 'privacy.due'}
              values={{ at: <FormattedDate value={dueAt} dateStyle="long" /> }}
            />
          )}
          {' · '}
          <FormattedMessage id={`privacy.source.${source}`} />
          {', '}
          <FormattedDate value={createdAt} dateStyle="long" />
        </chakra.p>
        {message && (
          <chakra.p dir="auto" mt="1" whiteSpace="pre-wrap">
            {message}
          </chakra.p>
        )}
        {answer && (
          <chakra.p dir="auto" mt="1" color="fg.muted" whiteSpace="pre-wrap">
            {answer}
          </chakra.p>
        )}
        {report && (
          <chakra.div mt="2">
            <ErasureSummary erasure={toErasure(report)} />
          </chakra.div>
        )}
      </chakra.div>
      {!answeredAt && email && (
        <Flex gap="2" wrap="wrap" align="start">
          <RowButton
            text="privacy.find"
            label={formatMessage({ id: 'privacy.find.one' }, { email })}
            onClick={onFind}
          />
          <RowButton
            text="privacy.answer"
            label={formatMessage({ id: 'privacy.answer.one' }, { email })}
            onClick={onAnswer}
          />
        </Flex>
      )}
    </Grid>
  );
}
