import { Button } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { supplierScreening } from '../../../common/business.ts';
import type { SupplierForm as SupplierValues } from '../../../common/forms/supplier-application.ts';
import type { SubmitSupplierApplicationMutation } from '../../graphql/generated.ts';
import { PublicData } from '../../graphql/public-data.tsx';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import { loadToasts } from '../../ui/toast/toast-region.tsx';
import { ReceiptSlip } from '../quote/receipt-slip.tsx';
import { SupplierFields } from './supplier-fields.tsx';

export type SupplierReceipt = SubmitSupplierApplicationMutation['submitSupplierApplication'];

/** Shows the application form, then the receipt. Each new application gets a new submission id. */
export default function SupplierForm() {
  const [submissionId, setSubmissionId] = useState(createSubmissionId);
  const [result, setResult] = useState<{ receipt: SupplierReceipt; sent: SupplierValues }>();
  const { formatMessage } = useIntl();
  useEffect(() => void loadToasts(), []);

  function startNewApplication() {
    setSubmissionId(createSubmissionId());
    setResult(undefined);
  }

  if (result) {
    const { receipt, sent } = result;
    return (
      <ReceiptSlip
        heading="supplier-network.receipt"
        receipt={receipt}
        email={sent.email}
        facts={[
          { term: 'form.companyName', value: <bdi>{sent.companyName}</bdi> },
          { term: 'form.productType', value: formatMessage({ id: `steel.${sent.productType}` }) },
          { term: 'form.contactPerson', value: <bdi>{sent.contactPerson}</bdi> },
        ]}
        steps={supplierScreening.map(({ step, days }) => ({
          id: step,
          when: <FormattedMessage id="supplier-network.days" values={days} />,
          what: <FormattedMessage id={`supplier-network.step.${step}`} />,
        }))}
      >
        <Button onClick={startNewApplication}>
          <FormattedMessage id="supplier-network.again" />
        </Button>
      </ReceiptSlip>
    );
  }
  return (
    <PublicData>
      <SupplierFields submissionId={submissionId} onReceipt={(receipt, sent) => setResult({ receipt, sent })} />
    </PublicData>
  );
}
