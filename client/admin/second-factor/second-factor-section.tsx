import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import {
  useEndSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  type SecondFactorFragment,
} from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { Section } from '../kit/section.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SecondFactorState } from './second-factor-state.tsx';
import { SetUpSecondFactor } from './set-up.tsx';

interface Props {
  /** Undefined until it is known. */
  factor: SecondFactorFragment | undefined;
  onChanged: () => void;
}

/** So few recovery codes are worth a word. */
const few = 3;

/** One's own second factor: set up, kept up, turned off. */
export function SecondFactorSection({ factor, onChanged }: Props) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<'setUp' | 'renew' | 'end'>();
  const [renew] = useRenewRecoveryCodesMutation();
  const [end] = useEndSecondFactorMutation();
  const [returned, setReturned] = useState(false);
  function close() {
    setOpen(undefined);
    setReturned(true);
  }

  function say(id: string) {
    notify({
      type: 'success',
      title: formatMessage({ id }),
      description: formatMessage({ id: 'account.othersEnded' }),
    });
    onChanged();
  }

  return (
    <Section title="factor.title" note={factor && <SecondFactorState on={Boolean(factor.secondFactorSince)} />}>
      <Box px={{ base: '4', md: '5' }} py="4" maxW="34rem" display="grid" gap="3.5">
        {open === 'setUp' ? (
          <Box maxW="24rem">
            <SetUpSecondFactor onSetUp={() => say('factor.isOn')} onDone={close} onCancel={close} />
          </Box>
        ) : (
          factor && <Present factor={factor} returned={returned} onOpen={setOpen} />
        )}
      </Box>
      {open === 'renew' && (
        <ProofDialog
          title="factor.renew"
          action="factor.makeCodes"
          onClose={close}
          onProof={async (proof) => {
            const { data } = await renew({ variables: proof });
            onChanged();
            return data?.renewRecoveryCodes;
          }}
        >
          <FormattedMessage id="factor.renewText" />
        </ProofDialog>
      )}
      {open === 'end' && factor && (
        <ProofDialog
          title="factor.end.title"
          action="factor.end"
          onClose={close}
          onProof={async (proof) => {
            await end({ variables: proof });
            say('factor.isOff');
            return undefined;
          }}
        >
          <FormattedMessage id={factor.secondFactorRequired ? 'factor.end.required' : 'factor.end.text'} />
        </ProofDialog>
      )}
    </Section>
  );
}

interface PresentProps {
  factor: SecondFactorFragment;
  /** Something was open, and its focus belongs here now. */
  returned: boolean;
  onOpen: (what: 'setUp' | 'renew' | 'end') => void;
}

function Present({ factor, returned, onOpen }: PresentProps) {
  const { secondFactorSince, recoveryCodesMadeAt, recoveryCodesLeft } = factor;
  if (!secondFactorSince)
    return (
      <>
        <chakra.p color="fg.muted">
          <FormattedMessage id="factor.why" />
        </chakra.p>
        <div>
          <Button size="md" autoFocus={returned} onClick={() => onOpen('setUp')}>
            <FormattedMessage id="factor.setUp" />
          </Button>
        </div>
      </>
    );
  return (
    <>
      <div>
        <chakra.p color="fg.muted">
          <FormattedMessage id="factor.since" values={{ at: <When at={secondFactorSince} /> }} />
        </chakra.p>
        <chakra.p color={recoveryCodesLeft <= few ? 'straw.fg' : 'fg.muted'}>
          <FormattedMessage
            id="factor.left"
            values={{ count: recoveryCodesLeft, at: recoveryCodesMadeAt && <When at={recoveryCodesMadeAt} /> }}
          />
        </chakra.p>
      </div>
      <Flex gap="2" flexWrap="wrap">
        <Button size="md" autoFocus={returned} onClick={() => onOpen('renew')}>
          <FormattedMessage id="factor.renew" />
        </Button>
        <Button size="md" color="red.fg" onClick={() => onOpen('end')}>
          <FormattedMessage id="factor.end" />
        </Button>
      </Flex>
    </>
  );
}

const When = ({ at }: { at: string }) => <FormattedDate value={at} dateStyle="long" timeStyle="short" />;
