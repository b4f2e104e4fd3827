import { Button } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { supplierScreening } from '../../../common/business.ts';
import type { SupplierForm as Written } from '../../../common/forms/supplier-application.ts';
import type { SubmitSupplierApplicationMutation } from '../../graphql/generated.ts';
import { PublicData } from '../../graphql/public-data.tsx';
import { newSubmissionId } from '../../ui/form/new-submission-id.ts';
import { loadToasts } from '../../ui/toast/toast-region.tsx';
import { ReceiptSlip } from '../quote/receipt-slip.tsx';
import { SupplierFields } from './supplier-fields.tsx';

export type SupplierReceipt = SubmitSupplierApplicationMutation['submitSupplierApplication'];

/** Takes an application and hands out its receipt; each application is a submission of its own. */
export default function SupplierForm() {
  const [submissionId, setSubmissionId] = useState(newSubmissionId);
  const [result, setResult] = useState<{ receipt: SupplierReceipt; sent: Written }>();
  const { formatMessage } = useIntl();
  useEffect(() => void loadToasts(), []);

  function renew() {
    setSubmissionId(newSubmissionId());
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
        <Button onClick={renew}>
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
