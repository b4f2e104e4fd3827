import { DAY_MS } from '../../common/durations.ts';
import { getIstanbulDay } from '../../common/istanbul-day.ts';
import { createOfferTokens } from '../../server/modules/offers/offer.token.ts';
import type { TestClient } from '../../server/testing/test-client.ts';

interface CustomerLinks {
  /** Ids of the offers. */
  offers: string[];
  /** Tokens of their links. */
  tokens: string[];
  /** Codes of their verification pages. */
  codes: string[];
  /** Pages of the orders of accepted offers, relative to /offer/: `<token of the link>/order/<access token>`. */
  orderPaths: string[];
}

/**
 * Sends an offer for each of up to twelve open requests. The customer accepts every second offer, and the desk creates its order.
 * @param secret SESSION_SECRET of the server, from which tokens and codes are derived
 */
export async function createCustomerLinks(
  desk: TestClient,
  customer: TestClient,
  secret: string,
): Promise<CustomerLinks> {
  const tokens = createOfferTokens(secret, 'http://localhost');
  const links: CustomerLinks = { offers: [], tokens: [], codes: [], orderPaths: [] };
  const { quoteRequests } = await desk.run<{ quoteRequests: { nodes: { id: string }[] } }>(
    '{ quoteRequests(filter: { statuses: [NEW, CONTACTED] }, first: 12) { nodes { id } } }',
  );
  for (const [index, { id: quoteRequestId }] of quoteRequests.nodes.entries()) {
    const { createOffer: offer } = await desk.run<{ createOffer: { id: string; publicUrl: string } }>(
      'mutation ($input: OfferInput!) { createOffer(input: $input, send: true) { id publicUrl } }',
      {
        input: {
          quoteRequestId,
          lines: [{ tradeProduct: 'BILLET', description: '150×150 mm', quantity: 6_000, unit: 'T', unitPrice: 531 }],
          currency: 'USD',
          deliveryTerms: 'CFR',
          deliveryPlace: 'Annaba',
          paymentTerms: 'LC',
          validUntil: getIstanbulDay(7),
        },
      },
    );
    const token = offer.publicUrl.split('/').at(-1)!;
    links.offers.push(offer.id);
    links.tokens.push(token);
    links.codes.push(tokens.verificationCode(offer.id));
    if (index % 2 === 0) continue;
    const link = {
      offerId: offer.id,
      version: [0, 1, 2].find((version) => tokens.linkToken(offer.id, version) === token)!,
    };
    await customer.run('mutation ($token: String!) { requestAcceptanceCode(token: $token) }', { token });
    const code = tokens.acceptanceCode({ ...link, number: 1 });
    await customer.run(
      'mutation ($token: String!, $code: String!) { acceptOffer(token: $token, code: $code, name: "Amélie", position: "Achats") { number } }',
      { token, code },
    );
    await desk.run('mutation ($input: OrderInput!) { createOrder(input: $input) { id } }', {
      input: { offerId: offer.id },
    });
    links.orderPaths.push(`${token}/order/${tokens.orderAccess(link, Math.floor((Date.now() + DAY_MS) / 1_000))}`);
  }
  return links;
}
