import { chakra, Dialog, useSlotRecipe } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { QuickQuote } from '../../../common/forms/quote-request.ts';
import { Dimension } from '../../ui/dimension.tsx';
import { StampNumber } from '../../ui/stamp-number.tsx';
import { CopyButton } from './copy-button.tsx';
import type { QuoteReceipt, QuoteSubject } from './quick-quote-form.tsx';
import { receiptRecipe } from './receipt.recipe.ts';

interface Props {
  about: QuoteSubject;
  receipt: QuoteReceipt;
  sent: QuickQuote;
  /** What may be done next. */
  children: ReactNode;
}

const steps = ['now', 'soon', 'later'];

/** What a sent request leaves in the hand: a reference that can be read out on the phone, and when what happens. */
export function ReceiptSlip({ about, receipt, sent, children }: Props) {
  const styles = useSlotRecipe({ recipe: receiptRecipe })();
  const { formatMessage } = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  // The form is gone, and with it what had the focus.
  useEffect(() => title.current?.focus(), []);

  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.top}>
        <Dialog.Title css={styles.title} ref={title} tabIndex={-1}>
          <FormattedMessage id="quote.receipt.heading" />
        </Dialog.Title>
        <chakra.p css={styles.summary}>
          <FormattedMessage id="quote.receipt.copySent" values={{ email: <bdi dir="ltr">{sent.email}</bdi> }} />
        </chakra.p>
      </chakra.div>
      <chakra.div className="dark" css={styles.stamp}>
        <StampNumber
          value={receipt.reference}
          label={formatMessage({ id: 'quote.receipt.reference' }, { reference: receipt.reference })}
        />
        <CopyButton text={receipt.reference} />
      </chakra.div>
      <chakra.dl css={styles.facts}>
        <Fact css={styles.fact} term="quote.receipt.subject">
          {about.productTitle}
        </Fact>
        <Fact css={styles.fact} term="quote.receipt.date">
          <FormattedDate value={receipt.receivedAt} dateStyle="medium" timeStyle="short" hourCycle="h23" />
        </Fact>
        <Fact css={styles.fact} term="form.name">
          <bdi>{sent.name}</bdi>
        </Fact>
        {sent.company && (
          <Fact css={styles.fact} term="form.company">
            <bdi>{sent.company}</bdi>
          </Fact>
        )}
      </chakra.dl>
      <chakra.ol css={styles.steps}>
        {steps.map((step) => (
          <chakra.li key={step} css={styles.step}>
            <Dimension />
            <b>
              <FormattedMessage id={`quote.receipt.${step}`} />
            </b>
            <FormattedMessage id={`quote.receipt.${step}.what`} />
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.div css={styles.foot}>{children}</chakra.div>
    </chakra.div>
  );
}

const Fact = chakra(({ term, children, className }: { term: string; children: ReactNode; className?: string }) => (
  <div className={className}>
    <dt>
      <FormattedMessage id={term} />
    </dt>
    <dd>{children}</dd>
  </div>
));
