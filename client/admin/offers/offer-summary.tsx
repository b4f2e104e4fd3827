import { chakra, Flex, Icon } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { formatOfferNumber } from '../../../common/offer-number.ts';
import type { OfferDraftFragment } from '../../graphql/generated.ts';
import { CustomerText } from '../kit/customer-text.tsx';
import { EmailAddress } from '../kit/email-address.tsx';
import { Property, PropertyList } from '../kit/property-list.tsx';
import { PaneSection, RecordScreen } from '../kit/record-screen.tsx';
import { useCanEdit } from '../session/session.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferAnswer } from './offer-answer.tsx';
import { OfferChanges } from './offer-changes.tsx';
import { OfferLayout, type OfferView } from './offer-layout.tsx';
import { OfferState } from './offer-list-item.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { Amount, computeAmounts } from './offer-totals.tsx';
import { createDraftValues, type OfferValues } from './offer-values.ts';

interface Props {
  offer: OfferDraftFragment;
  /** The draft was open for editing when somebody else sent or withdrew it; the name is empty when unknown. */
  finalizedBy?: { name: string };
  /** Changes of the user that could not be saved. */
  unsaved?: OfferValues;
}

/** An offer that is not edited any more: status, changes since the previous revision, lines, terms, and the PDF that the customer got. */
export function OfferSummary({ offer, finalizedBy, unsaved }: Props) {
  const canEdit = useCanEdit();
  const [view, setView] = useState<OfferView>('offer');
  const { id, quoteRequestId, companyId, contactPerson, companyName, email, sentAt, status } = offer;
  const parent = quoteRequestId
    ? { path: `/admin/quotes/${quoteRequestId}`, title: 'offer.ofRequest' }
    : { path: `/admin/companies/${companyId}`, title: 'offer.ofCompany' };
  return (
    <RecordScreen list={parent} name={formatOfferNumber(offer)} nameIsHeading>
      <OfferLayout
        hasRequest={Boolean(quoteRequestId)}
        view={view}
        onView={setView}
        state={
          <chakra.span fontWeight="medium">
            <OfferState offer={offer} /> · <Amount value={offer.total} currency={offer.currency} />
          </chakra.span>
        }
        actions={canEdit && <OfferActions offer={offer} unsaved={unsaved} />}
        sidePane={
          <PaneSection title="offer.recipient">
            <PropertyList>
              <Property label="quote.customer">
                {contactPerson && <CustomerText>{contactPerson}</CustomerText>}
              </Property>
              <Property label="quote.company">{companyName && <CustomerText>{companyName}</CustomerText>}</Property>
              <Property label="quote.email">{email && <EmailAddress email={email} />}</Property>
              <Property label="offer.sentAt">{sentAt && <Moment at={sentAt} />}</Property>
            </PropertyList>
          </PaneSection>
        }
        preview={<OfferPreview offerId={id} version={offer.updatedAt} />}
      >
        <div role="status">
          {finalizedBy && (
            <Flex gap="2" mb="4" px="3" py="2.5" borderRadius="lg" bg="focus.subtle">
              <Icon as={Info} boxSize="4" mt="0.5" color="blue.fg" flexShrink={0} aria-hidden />
              <p>
                <FormattedMessage
                  id="offer.closedMeanwhile"
                  values={{ status, known: String(finalizedBy.name !== ''), name: <bdi>{finalizedBy.name}</bdi> }}
                />{' '}
                {unsaved && <FormattedMessage id="offer.unsavedKept" />}
              </p>
            </Flex>
          )}
        </div>
        <OfferAnswer offer={offer} />
        <OfferChanges offer={offer} isOpen />
        <Lines offer={offer} />
        <Terms offer={offer} />
      </OfferLayout>
    </RecordScreen>
  );
}

const Moment = ({ at }: { at: string }) => {
  const { formatDate } = useIntl();
  return <time dateTime={at}>{formatDate(at, { dateStyle: 'short', timeStyle: 'short' })}</time>;
};

function Lines({ offer }: { offer: OfferDraftFragment }) {
  const { formatMessage, messages } = useIntl();
  const { lines, currency, discount, freight, insurance } = offer;
  const values = createDraftValues(offer);
  const { amounts, subtotal, vat, total } = computeAmounts(values);
  const sums = [
    { id: 'subtotal', value: subtotal },
    { id: 'discount', value: -discount },
    { id: 'freight', value: freight },
    { id: 'insurance', value: insurance },
    { id: 'vat', value: vat },
  ].filter(({ value }) => value !== 0);
  return (
    <>
      <Scroller tabIndex={0} role="region" aria-label={formatMessage({ id: 'offer.lines' })}>
        <Table>
          <thead>
            <tr>
              {['description', 'quantity', 'unitPrice', 'amount'].map((column, index) => (
                <th key={column} scope="col" data-figure={index > 0 || undefined}>
                  <FormattedMessage id={`offer.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ description, grade, standard, hsCode, quantity, unit, unitPrice }, index) => {
              const product = `product.${values.lines[index]?.tradeProduct}`;
              const name = product in messages ? formatMessage({ id: product }) : '';
              const goods = [name, description, grade, standard, hsCode && `HS ${hsCode}`].filter(Boolean).join(', ');
              return (
                <tr key={index}>
                  <td>
                    <bdi>{goods}</bdi>
                  </td>
                  <td data-figure>
                    {quantity !== null && <FormattedNumber value={quantity} maximumFractionDigits={3} />}{' '}
                    <FormattedMessage id={`offerUnit.${unit}`} />
                  </td>
                  <td data-figure>{unitPrice !== null && <Amount value={unitPrice} currency={currency} />}</td>
                  <td data-figure>
                    <Amount value={amounts[index] ?? 0} currency={currency} />
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            {sums.length > 1 &&
              sums.map(({ id, value }) => (
                <tr key={id}>
                  <th scope="row" colSpan={3} data-figure>
                    <FormattedMessage id={`offer.${id}`} />
                  </th>
                  <td data-figure>
                    <Amount value={value} currency={currency} />
                  </td>
                </tr>
              ))}
            <tr data-total>
              <th scope="row" colSpan={3} data-figure>
                <FormattedMessage id="offer.total" />
              </th>
              <td data-figure>
                <Amount value={total} currency={currency} />
              </td>
            </tr>
          </tfoot>
        </Table>
      </Scroller>
    </>
  );
}

function Terms({ offer }: { offer: OfferDraftFragment }) {
  const { formatDate } = useIntl();
  const day = (date: string | null) => date && formatDate(`${date}T12:00:00Z`);
  const allowed = (value: boolean | null) => value !== null && <FormattedMessage id={`offer.allowed.${value}`} />;
  const text = (value: string) => value && <CustomerText>{value}</CustomerText>;
  const entries: [string, ReactNode][] = [
    ['language', <FormattedMessage key="language" id={`languageName.${offer.language}`} />],
    ['deliveryTerms', text([offer.deliveryTerms, offer.deliveryPlace].filter(Boolean).join(' '))],
    ['loadingPort', text(offer.loadingPort)],
    ['dischargePort', text(offer.dischargePort)],
    ['shipmentFrom', day(offer.shipmentFrom)],
    ['shipmentUntil', day(offer.shipmentUntil)],
    ['partialShipment', allowed(offer.partialShipment)],
    ['transshipment', allowed(offer.transshipment)],
    ['tolerancePercent', offer.tolerancePercent !== null && <FormattedNumber value={offer.tolerancePercent} />],
    ['paymentTerms', offer.paymentTerms && <FormattedMessage id={`quote.payment.${offer.paymentTerms}`} />],
    ['paymentText', text(offer.paymentText)],
    ['origin', text(offer.origin)],
    ['packing', text(offer.packing)],
    ['inspection', text(offer.inspection)],
    ['documents', text(offer.documents)],
    ['note', text(offer.note)],
  ];
  return (
    <chakra.div mt="6" whiteSpace="pre-line">
      <PropertyList>
        {entries.flatMap(([name, value]) =>
          value ? (
            <Property key={name} label={`offer.${name}`}>
              {value}
            </Property>
          ) : (
            []
          ),
        )}
      </PropertyList>
    </chakra.div>
  );
}

const Scroller = chakra('div', { base: { overflowX: 'auto', mt: '4' } });

const Table = chakra('table', {
  base: {
    width: 'full',
    minW: '30rem',
    borderCollapse: 'collapse',
    '& th, & td': {
      px: '2',
      py: '2',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
    },
    '& thead th': { textStyle: 'meta', color: 'fg.subtle', fontWeight: 'normal' },
    '& tfoot th': { fontWeight: 'normal', color: 'fg.muted' },
    '& [data-total] > *': { fontWeight: 'semibold', color: 'fg', borderBottomWidth: '0' },
    '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});
