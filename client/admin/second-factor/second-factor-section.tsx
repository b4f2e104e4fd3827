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
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { SecondFactorState } from './second-factor-state.tsx';

interface Props {
  /** Undefined while it is loading. */
  factor: SecondFactorFragment | undefined;
  onChanged: () => void;
}

/** The number of remaining recovery codes is highlighted from this number down. */
const FEW_RECOVERY_CODES = 3;

/** Account section in which users set up their second factor, renew its recovery codes and turn it off. */
export function SecondFactorSection({ factor, onChanged }: Props) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<'setUp' | 'renew' | 'end'>();
  const [renew] = useRenewRecoveryCodesMutation();
  const [end] = useEndSecondFactorMutation();
  const [wasClosed, setWasClosed] = useState(false);
  function close() {
    setOpen(undefined);
    setWasClosed(true);
  }

  function notifySuccess(id: string) {
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
            <SecondFactorSetup onSetUp={() => notifySuccess('factor.isOn')} onDone={close} onCancel={close} />
          </Box>
        ) : (
          factor && <CurrentState factor={factor} restoreFocus={wasClosed} onOpen={setOpen} />
        )}
      </Box>
      {open === 'renew' && (
        <ProofDialog
          title="factor.renew"
          action="factor.makeCodes"
          onClose={close}
          onSubmit={async (proof) => {
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
          onSubmit={async (proof) => {
            await end({ variables: proof });
            notifySuccess('factor.isOff');
            return undefined;
          }}
        >
          <FormattedMessage id={factor.secondFactorRequired ? 'factor.end.required' : 'factor.end.text'} />
        </ProofDialog>
      )}
    </Section>
  );
}

interface CurrentStateProps {
  factor: SecondFactorFragment;
  /** Whether a dialog or the setup was closed, so that the first button takes the focus. */
  restoreFocus: boolean;
  onOpen: (action: 'setUp' | 'renew' | 'end') => void;
}

function CurrentState({ factor, restoreFocus, onOpen }: CurrentStateProps) {
  const { secondFactorSince, recoveryCodesMadeAt, recoveryCodesLeft } = factor;
  if (!secondFactorSince)
    return (
      <>
        <chakra.p color="fg.muted">
          <FormattedMessage id="factor.why" />
        </chakra.p>
        <div>
          <Button size="md" autoFocus={restoreFocus} onClick={() => onOpen('setUp')}>
            <FormattedMessage id="factor.setUp" />
          </Button>
        </div>
      </>
    );
  return (
    <>
      <div>
        <chakra.p color="fg.muted">
          <FormattedMessage id="factor.since" values={{ at: <DateTime at={secondFactorSince} /> }} />
        </chakra.p>
        <chakra.p color={recoveryCodesLeft <= FEW_RECOVERY_CODES ? 'straw.fg' : 'fg.muted'}>
          <FormattedMessage
            id="factor.left"
            values={{ count: recoveryCodesLeft, at: recoveryCodesMadeAt && <DateTime at={recoveryCodesMadeAt} /> }}
          />
        </chakra.p>
      </div>
      <Flex gap="2" flexWrap="wrap">
        <Button size="md" autoFocus={restoreFocus} onClick={() => onOpen('renew')}>
          <FormattedMessage id="factor.renew" />
        </Button>
        <Button size="md" color="red.fg" onClick={() => onOpen('end')}>
          <FormattedMessage id="factor.end" />
        </Button>
      </Flex>
    </>
  );
}

const DateTime = ({ at }: { at: string }) => <FormattedDate value={at} dateStyle="long" timeStyle="short" />;
