import { Flex, Icon } from '@chakra-ui/react';
import { UserPen } from 'lucide-react';
import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { CompanyRecordFragment } from '../../graphql/generated.ts';
import { useOnActivity } from '../live/live-activity.tsx';
import { useSession } from '../session/session.ts';
import { valuesOf } from './company-values.ts';

interface Props {
  /** As it was when editing began, and as it is now. */
  before: CompanyRecordFragment;
  now: CompanyRecordFragment;
}

/** Says who changed what while somebody edits; what is typed stays. */
export function ChangedMeanwhile({ before, now }: Props) {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const [other, setOther] = useState<string>();
  useOnActivity(({ targetId, action, actor }) => {
    if (targetId === before.id && action === 'UPDATE' && actor && actor !== profile?.email) setOther(actor);
  });

  const [old, fresh] = [valuesOf(before), valuesOf(now)];
  const changed = Object.keys(old).filter((name) => old[name] !== fresh[name]);
  return (
    <div role="status">
      {changed.length > 0 && (
        <Flex
          align="center"
          gap="2.5"
          mx={{ base: '4', md: '7' }}
          mt="4"
          px="3"
          py="2.5"
          borderRadius="lg"
          bg="focus.subtle"
        >
          <Icon as={UserPen} boxSize="4" color="blue.fg" flexShrink={0} aria-hidden />
          <p>
            <FormattedMessage
              id="company.changedMeanwhile"
              values={{
                known: String(Boolean(other)),
                other: <b>{other}</b>,
                fields: (
                  <FormattedList
                    type="conjunction"
                    value={changed.map((name) => formatMessage({ id: `company.field.${name}` }))}
                  />
                ),
              }}
            />
          </p>
        </Flex>
      )}
    </div>
  );
}
