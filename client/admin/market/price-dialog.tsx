import { chakra, Dialog, Grid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { marketPriceForm } from '../../../common/forms/market-price.ts';
import { useEnterMarketPriceMutation, type MarketSeriesRowFragment } from '../../graphql/generated.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { ReasonField } from './reason-field.tsx';
import { useMarketFormat } from './use-market-format.ts';

interface Props {
  series: MarketSeriesRowFragment;
  onClose: () => void;
}

const schema = marketPriceForm.pick(['price', 'at', 'reason', 'jumpConfirmed']);

/** Dialog that enters a new price or corrects the current one, with a reason. */
export default function PriceDialog({ series, onClose }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const { getSeriesName, getSeriesUnit, formatValue, getSourceName } = useMarketFormat();
  const [enterPrice] = useEnterMarketPriceMutation({ refetchQueries: ['MarketChanges'] });
  const [isJump, setIsJump] = useState(false);
  const priceInput = useRef<HTMLInputElement>(null);
  const { symbol, source, lastUpdate, kind } = series;
  const lastUpdateText = formatDate(lastUpdate, { dateStyle: 'short', timeStyle: 'short' });

  return (
    <Modal
      open
      hasForm
      onClose={onClose}
      initialFocus={priceInput}
      size="sm"
      title={<FormattedMessage id="desk.price.title" />}
      description={getSeriesName(series)}
    >
      <Form
        schema={schema}
        markedFields="required"
        onSubmit={async ({ at, ...entered }) => {
          const input = { symbol, ...entered, at: at?.toISOString() ?? null };
          await enterPrice({ variables: { input } });
          notify({
            type: 'success',
            title: formatMessage({ id: 'desk.price.saved' }),
            description: getSeriesName(series),
          });
          onClose();
        }}
        onFailure={(failure) => {
          setIsJump(failure.kind === 'fields' && failure.fields.price === 'desk.price.jump');
          notify({ type: 'error', title: formatMessage({ id: 'desk.price.failed' }), topic: 'market' });
        }}
      >
        <Dialog.Body>
          <chakra.p color="fg.muted" mb="3.5">
            <FormattedMessage
              id="desk.price.standing"
              values={{ value: <b key="value">{formatValue(series)}</b>, source: getSourceName(source) }}
            />
          </chakra.p>
          <Grid gap="3.5">
            {kind !== 'EXAMPLE' && (
              <SelectField
                name="at"
                label={<FormattedMessage id="desk.price.mode" />}
                emptyOption="desk.price.now"
                options={[
                  { value: lastUpdate, label: formatMessage({ id: 'desk.price.correct' }, { at: lastUpdateText }) },
                ]}
              />
            )}
            <TextField
              name="price"
              type="number"
              step="any"
              min="0"
              inputMode="decimal"
              ref={priceInput}
              label={<FormattedMessage id="desk.price.price" values={{ unit: getSeriesUnit(series) }} />}
            />
            <ReasonField />
            {isJump && <CheckboxField name="jumpConfirmed" label={<FormattedMessage id="desk.price.confirm" />} />}
          </Grid>
        </Dialog.Body>
        <DialogActions label="admin.save" sendingLabel="admin.saving" onClose={onClose} />
      </Form>
    </Modal>
  );
}
