import { chakra, Icon } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferRowFragment } from '../../graphql/generated.ts';
import { CustomerText } from '../kit/customer-text.tsx';

type Answer = NonNullable<OfferRowFragment['answer']>;

/** Whether the customer opened the offer, what they answered, and the evidence of an acceptance. */
export function OfferAnswer({ offer: { status, viewedAt, answer } }: { offer: OfferRowFragment }) {
  const { formatDate } = useIntl();
  const formatTime = (date: string) => formatDate(date, { dateStyle: 'medium', timeStyle: 'short' });
  if (!answer && status !== 'SENT') return null;
  return (
    <chakra.div w="full" minW="0" ps="6" color="fg.muted" overflowWrap="anywhere">
      {!answer && (
        <FormattedMessage
          id={viewedAt ? 'offer.viewed' : 'offer.notViewed'}
          values={{ date: viewedAt && formatTime(viewedAt) }}
        />
      )}
      {answer && status === 'DECLINED' && (
        <FormattedMessage
          id={answer.reason ? 'offer.declinedBecause' : 'offer.declinedAt'}
          values={{ date: formatTime(answer.createdAt), reason: <CustomerText>{answer.reason ?? ''}</CustomerText> }}
        />
      )}
      {answer && status === 'ACCEPTED' && (
        <>
          <FormattedMessage
            id="offer.acceptedBy"
            values={{
              name: <CustomerText>{answer.name ?? ''}</CustomerText>,
              position: <CustomerText>{answer.position ?? ''}</CustomerText>,
              date: formatTime(answer.createdAt),
            }}
          />
          <Evidence answer={answer} />
        </>
      )}
    </chakra.div>
  );
}

function Evidence({ answer }: { answer: Answer }) {
  const { formatMessage } = useIntl();
  const { mailbox, network, language, userAgent, pdfSha256 } = answer;
  const facts = {
    mailbox,
    network,
    language: formatMessage({ id: `languageName.${language}` }),
    userAgent,
    pdfSha256,
  };
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" minH={{ base: '11', md: '7' }} display="flex" alignItems="center" gap="1">
        <Icon
          as={ChevronRight}
          boxSize="4"
          css={{ '[open] > summary > &': { transform: 'rotate(90deg)' } }}
          aria-hidden
        />
        <FormattedMessage id="offer.evidence" />
      </chakra.summary>
      <chakra.dl pb="2">
        {Object.entries(facts).map(([id, value]) => (
          <chakra.div key={id} pb="1">
            <chakra.dt textStyle="meta" color="fg.subtle">
              <FormattedMessage id={`offer.evidence.${id}`} />
            </chakra.dt>
            <dd>
              <CustomerText>{value ?? ''}</CustomerText>
            </dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.details>
  );
}
