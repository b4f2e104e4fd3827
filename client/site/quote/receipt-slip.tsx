import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { useEffect, useRef, type ElementType, type ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { DimensionLine } from '../../ui/dimension-line.tsx';
import { StampNumber } from '../../ui/stamp-number.tsx';
import { CopyButton } from './copy-button.tsx';
import { receiptRecipe } from './receipt.recipe.ts';

interface Props {
  /** Component of the heading, such as the title of a dialog. */
  titleAs?: ElementType;
  /** Message id. */
  heading?: string;
  receipt: { reference: string; receivedAt: string };
  /** Address that receives the confirmation mail. */
  email: string;
  /** Submitted values with the message ids of their labels; empty values are left out. */
  facts: { term: string; value: ReactNode }[];
  steps: { id: string; when: ReactNode; what: ReactNode }[];
  /** Buttons below the steps. */
  children?: ReactNode;
}

/** Confirmation of a submitted form: reference, submitted values and the next steps. */
export function ReceiptSlip(props: Props) {
  const { titleAs, heading = 'quote.receipt.heading', receipt, email, facts, steps, children } = props;
  const styles = useSlotRecipe({ recipe: receiptRecipe })();
  const { formatMessage } = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  // The focused element was removed with the form.
  useEffect(() => title.current?.focus(), []);

  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.top}>
        <chakra.h2 as={titleAs} css={styles.title} ref={title} tabIndex={-1}>
          <FormattedMessage id={heading} />
        </chakra.h2>
        <chakra.p css={styles.summary}>
          <FormattedMessage id="quote.receipt.copySent" values={{ email: <bdi dir="ltr">{email}</bdi> }} />
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
        {[{ term: 'quote.receipt.date', value: <ReceivedAt receipt={receipt} /> }, ...facts]
          .filter(({ value }) => Boolean(value))
          .map(({ term, value }) => (
            <Fact key={term} css={styles.fact} term={term}>
              {value}
            </Fact>
          ))}
      </chakra.dl>
      <chakra.ol css={styles.steps}>
        {steps.map(({ id, when, what }) => (
          <chakra.li key={id} css={styles.step}>
            <DimensionLine />
            <b>{when}</b>
            {what}
          </chakra.li>
        ))}
      </chakra.ol>
      {children && <chakra.div css={styles.foot}>{children}</chakra.div>}
    </chakra.div>
  );
}

const ReceivedAt = ({ receipt }: Pick<Props, 'receipt'>) => (
  <FormattedDate value={receipt.receivedAt} dateStyle="medium" timeStyle="short" hourCycle="h23" />
);

const Fact = chakra(({ term, children, className }: { term: string; children: ReactNode; className?: string }) => (
  <div className={className}>
    <dt>
      <FormattedMessage id={term} />
    </dt>
    <dd>{children}</dd>
  </div>
));
