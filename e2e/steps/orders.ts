import { getIstanbulDay } from '../../common/istanbul-day.ts';
import { createOfferTokens } from '../../server/modules/offers/offer.token.ts';
import { aPdf } from '../../server/testing/files.ts';
import { TestClient } from '../../server/testing/test-client.ts';
import { admin, sessionSecret, type TestApp } from '../app.ts';
import { aCustomer, sendOffer } from './offer-link.ts';

interface Deal {
  requestId: string;
  companyId: string;
  offerId: string;
  /** Order that awaits confirmation. */
  newOrderId: string;
  /** Confirmed order with a late step, a released document and an internal one. */
  orderId: string;
  /** Path of the confirmed order as its customer sees it. */
  customerPath: string;
}

/** Stores a request whose offer was accepted and became an order, and a second order by hand. */
export async function createDeal(app: TestApp): Promise<Deal> {
  const { requestId } = await aCustomer(app);
  const { path } = await sendOffer(app, requestId);
  const [offer] = await app.query<{ id: string; company_id: string; version: number }>(
    `update offers set status = 'accepted' from offer_links l
     where quote_request_id = $1 and l.offer_id = offers.id returning offers.id, company_id, l.version`,
    [requestId],
  );
  const client = new TestClient(app.url());
  await client.signIn(admin.email, admin.password);
  const create = async (input: object) => {
    const { createOrder } = await client.run<{ createOrder: { id: string } }>(
      'mutation ($input: OrderInput!) { createOrder(input: $input) { id } }',
      { input },
    );
    return createOrder.id;
  };
  const orderId = await create({ offerId: offer!.id });
  const newOrderId = await create({
    quoteRequestId: requestId,
    saleKind: 'PROJECT',
    title: 'Hidrolik ünite',
    amount: 90_000,
    currency: 'USD',
  });
  await client.run('mutation ($id: ID!) { confirmOrder(id: $id) { id } }', { id: orderId });
  const lateStep = { id: orderId, kind: 'LOADED', plannedOn: getIstanbulDay(-3) };
  await client.run(
    `mutation ($id: ID!, $kind: MilestoneKind!, $plannedOn: String) { updateMilestone(orderId: $id, kind: $kind, plannedOn: $plannedOn) { id } }`,
    lateStep,
  );
  for (const kind of ['BILL_OF_LADING', 'PACKING_LIST']) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(aPdf())]), `${kind.toLowerCase()}.pdf`);
    const headers = { origin: app.url() };
    const response = await client.fetch(`/orders/${orderId}/documents/${kind}`, { method: 'POST', body, headers });
    const { id } = (await response.json()) as { id: string };
    if (kind === 'BILL_OF_LADING')
      await client.run('mutation ($id: ID!) { releaseOrderDocument(id: $id, released: true) { id } }', { id });
  }
  const access = createOfferTokens(sessionSecret, app.url()).orderAccess(
    { offerId: offer!.id, version: offer!.version },
    Math.floor(Date.now() / 1000) + 3_600,
  );
  return {
    requestId,
    companyId: offer!.company_id,
    offerId: offer!.id,
    newOrderId,
    orderId,
    customerPath: `${path}/order/${access}`,
  };
}
