import type { Language } from '../../../common/enums.ts';

interface DemoTemplate {
  name: string;
  language: Language;
  subject: string;
  content: string;
}

/** Shared templates of e-mails. */
export const demoMailTemplates: DemoTemplate[] = [
  {
    name: 'Teklif takibi',
    language: 'tr',
    subject: '{{request.reference}} numaralı talebiniz',
    content:
      'Sayın {{contact.name}},\n\n{{request.product}} için gönderdiğimiz teklifi inceleyebildiniz mi? Sorularınız varsa bu e-postayı yanıtlamanız yeterli; dilerseniz telefonla da görüşebiliriz.',
  },
  {
    name: 'Relance d’offre',
    language: 'fr',
    subject: 'Votre demande {{request.reference}}',
    content:
      'Bonjour {{contact.name}},\n\nAvez-vous pu étudier notre offre pour {{company.name}} ? Répondez simplement à ce message si un point reste à préciser :\n\n- quantité ou nuance,\n- délai de livraison,\n- conditions de paiement.',
  },
  {
    name: 'متابعة العرض',
    language: 'ar',
    subject: 'طلبكم رقم {{request.reference}}',
    content: 'مرحبًا {{contact.name}}،\n\nهل اطّلعتم على عرضنا؟ يسعدنا الإجابة عن أي سؤال بالرد على هذه الرسالة.',
  },
];
