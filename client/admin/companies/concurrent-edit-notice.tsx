import { Flex, Icon } from '@chakra-ui/react';
import { UserPen } from 'lucide-react';
import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { CompanyRecordFragment } from '../../graphql/generated.ts';
import { useActivityListener } from '../live/live-activity.tsx';
import { useSession } from '../session/session.ts';
import { toFormValues } from './company-values.ts';

interface Props {
  /** The company when editing began. */
  original: CompanyRecordFragment;
  current: CompanyRecordFragment;
}

/** Shows which fields another user changed while the company is being edited. The form keeps its values. */
export function ConcurrentEditNotice({ original, current }: Props) {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const [otherEditor, setOtherEditor] = useState<string>();
  useActivityListener(({ targetId, action, actor }) => {
    if (targetId === original.id && action === 'UPDATE' && actor && actor !== profile?.email) setOtherEditor(actor);
  });

  const originalValues = toFormValues(original);
  const currentValues = toFormValues(current);
  const changedFields = Object.keys(originalValues).filter((name) => originalValues[name] !== currentValues[name]);
  return (
    <div role="status">
      {changedFields.length > 0 && (
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
                known: String(Boolean(otherEditor)),
                other: <b>{otherEditor}</b>,
                fields: (
                  <FormattedList
                    type="conjunction"
                    value={changedFields.map((name) => formatMessage({ id: `company.field.${name}` }))}
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
