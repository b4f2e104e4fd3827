import { randomUUID } from 'node:crypto';
import { getIstanbulDay } from '../../common/istanbul-day.ts';
import { createOfferTokens } from '../../server/modules/offers/offer.token.ts';
import { TestClient } from '../../server/testing/test-client.ts';
import { admin, sessionSecret, type TestApp } from '../app.ts';
import { submitRequest } from './quotes.ts';

interface SentOffer {
  number: string;
  /** Path of the customer's link. */
  path: string;
  /** Path of the verification page. */
  verification: string;
}

/** Submits a quote request of a customer with a mailbox of their own. */
export async function aCustomer(app: TestApp, language = 'AR') {
  const email = `samir@${randomUUID()}.example`;
  const name = 'Samir Haddad';
  const { id } = await submitRequest(app, { name, email, company: 'Misal Yapı Malzemeleri', language });
  return { requestId: id, email };
}

/** Sends an offer with three lines for a request, as the sales desk does. */
export async function sendOffer(app: TestApp, quoteRequestId: string): Promise<SentOffer> {
  const client = new TestClient(app.url());
  await client.signIn(admin.email, admin.password);
  const { createOffer } = await client.run<{ createOffer: { id: string; number: string; publicUrl: string } }>(
    'mutation ($input: OfferInput!) { createOffer(input: $input, send: true) { id number publicUrl } }',
    {
      input: {
        quoteRequestId,
        lines: [12, 16, 25].map((diameter) => ({
          tradeProduct: 'REBAR',
          description: `Ø ${diameter} mm, 12 m`,
          grade: 'B500C',
          quantity: 500,
          unit: 'T',
          unitPrice: 592,
        })),
        currency: 'USD',
        freight: 12_000,
        deliveryTerms: 'CIF',
        deliveryPlace: 'Jebel Ali',
        paymentTerms: 'LC',
        validUntil: getIstanbulDay(7),
        loadingPort: 'Aliağa',
        documents: 'Commercial invoice\nBill of lading',
      },
    },
  );
  const { id, number, publicUrl } = createOffer;
  const verification = createOfferTokens(sessionSecret, app.url()).verificationUrl(id);
  return { number, path: new URL(publicUrl).pathname, verification: new URL(verification).pathname };
}
