import type { DemoRequest } from '../story.ts';

export const frenchRequests: DemoRequest[] = [
  {
    from: 'n.cherif@comptoirsiderurgique.example',
    at: '51d 14:10',
    source: 'buyer_quote',
    language: 'fr',
    productType: 'rebar',
    quantity: 3_200,
    targetPrice: '505 EUR/t',
    deliveryTerms: 'cfr',
    deliveryLocation: 'Oran',
    paymentTerms: 'lc',
    additionalRequirements:
      'Ronds à béton Fe E 500, diamètres 8 à 20 mm, barres de 12 m. Credoc à vue ; certificats 3.1 exigés par le bureau de contrôle.',
    then: [
      { at: '50d 09:50', by: 'ece', status: 'quoted', offer: [1_632_000, 'EUR'] },
      { at: '42d 15:30', by: 'ece', status: 'closed' },
    ],
  },
  {
    from: 's.boudjemaa@laminoirsaures.example',
    at: '19d 15:00',
    source: 'quick_quote',
    language: 'fr',
    productType: 'steel-plant',
    productTitle: 'Aciéries',
    message:
      'Nous étudions un four à arc électrique de 60 t avec four-poche et coulée continue à trois lignes pour alimenter notre laminoir en billettes de 130 mm. Pouvez-vous nous adresser vos références et une enveloppe budgétaire ?',
    priority: 'high',
    then: [{ at: '18d 11:00', by: 'ece', status: 'contacted' }],
  },
  {
    from: 'n.cherif@comptoirsiderurgique.example',
    at: '8d 09:55',
    source: 'buyer_quote',
    language: 'fr',
    productType: 'wire-rod',
    quantity: 1_100,
    targetPrice: '520 EUR/t',
    deliveryTerms: 'cfr',
    deliveryLocation: 'Oran',
    paymentTerms: 'lc',
    additionalRequirements: 'Fil machine 6,5 mm pour treillis soudé, couronnes de 2 t environ.',
    then: [{ at: '7d 16:15', by: 'ece', status: 'quoted', offer: [574_200, 'EUR'] }],
  },
  {
    from: 'e.marchal@forgesvercors.example',
    at: '4d 16:35',
    source: 'equipment_card',
    language: 'fr',
    productType: 'gears',
    productTitle: 'Engrenages',
    message:
      'Six couronnes dentées sur plan : 18CrNiMo7-6 cémenté, trempé et rectifié, module 8. Plans au format STEP sur demande ; délai souhaité dix semaines.',
    then: [{ at: '3d 10:20', by: 'baran', status: 'pending' }],
  },
  {
    from: 's.boudjemaa@laminoirsaures.example',
    at: '5h',
    source: 'quick_quote',
    language: 'fr',
    productType: 'training',
    productTitle: 'Formation',
    message:
      'Après la mise en service de notre laminoir, nous souhaitons former deux équipes de huit opérateurs au réglage des cages et à la conduite du four de réchauffage.',
  },
];
