import type { DemoMail } from './demo-types.ts';

/** Mails in the inbox: one from a stranger, one of an impostor, two of known companies, and a newsletter that was ignored. */
export const demoMails: DemoMail[] = [
  {
    at: '3d 10:20',
    name: 'Metal Fuarları Bülteni',
    email: 'bulten@metalfuarlari.example',
    subject: 'Kasım ayı fuar takvimi',
    text: 'Değerli sektör temsilcisi,\n\nkasım ayının metal ve makine fuarları bu bültende.',
    proof: 'dmarc',
    status: 'ignored',
    notes: ['bulk'],
  },
  {
    at: '2d 16:45',
    name: 'Defne Yücel',
    email: 'd.yucel@marmarasac.example',
    subject: 'Haddeleme merdanesi yedekleri',
    text: 'Merhaba,\n\nbakım duruşunu şubat ayına aldık. Merdane yataklarını da teklife ekleyebilir misiniz? Çizimleri bu hafta gönderirim.\n\nDefne Yücel\nMarmara Sac Sanayi',
    proof: 'none',
    suggestion: { reason: 'contact', company: 'marmarasac.example' },
  },
  {
    at: '19h',
    name: 'Amine Khelifi',
    email: 'a.khelifi@laminoirsaures.example',
    subject: 'Délai de livraison des billettes',
    text: 'Bonjour,\n\nje reprends le dossier de M. Boudjemaa. Pouvez-vous confirmer le délai pour 3 000 t de billettes 130 × 130, nuance 5SP, CFR Annaba ?\n\nBien à vous,\nAmine Khelifi\nService achats, Laminoirs des Aurès',
    proof: 'dmarc',
    suggestion: { reason: 'domain', company: 'laminoirsaures.example' },
  },
  {
    at: '6h',
    name: 'Al Sidra Steel Accounts',
    email: 'accounts@alsidrastee1.example',
    subject: 'New bank details for your next payment',
    text: 'Dear partner,\n\nplease note that our bank account has changed. Kindly send the next payment to the new account below and confirm today.\n\nAccounts department',
    proof: 'spf',
    lookAlikeOf: 'alsidrasteel.example',
  },
  {
    at: '42m',
    name: 'خالد المرزوقي',
    email: 'k.marzouqi@khaleejrebar.example',
    subject: 'طلب عرض سعر: حديد تسليح 2500 طن',
    text: 'السلام عليكم ورحمة الله،\n\nنحتاج إلى 2500 طن من حديد التسليح B500B، بأقطار من 10 إلى 25 مم وطول 12 مترًا، تسليم CFR ميناء صحار خلال شهر فبراير.\nنرجو إرسال عرضكم مع شروط الدفع ومدة صلاحيته.\n\nخالد المرزوقي\nمدير المشتريات، خليج ريبار',
    proof: 'dmarc',
  },
];
