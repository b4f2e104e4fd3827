import type { DemoRequest } from '../story.ts';

export const persianRequests: DemoRequest[] = [
  {
    from: 's.rafiei@alvandfoulad.example',
    at: '46d 12:50',
    source: 'buyer_quote',
    language: 'fa',
    productType: 'slab',
    quantity: 15_000,
    targetPrice: '۴۹۰ یورو در هر تن',
    deliveryTerms: 'cfr',
    deliveryLocation: 'بندرعباس',
    paymentTerms: 'lc',
    additionalRequirements:
      'تختال با ضخامت ۲۰۰ میلی‌متر و عرض ۱۲۵۰ میلی‌متر، گرید S275JR، تحویل در دو محموله با گواهی EN 10204 3.1.',
    priority: 'high',
    then: [
      { at: '46d 15:15', by: 'baran', status: 'contacted' },
      { at: '44d 11:35', by: 'baran', status: 'quoted', offer: [7_410_000, 'EUR'] },
      { at: '34d 10:10', by: 'baran', status: 'closed' },
    ],
  },
  {
    from: 'b.sedighi@alvandfoulad.example',
    at: '18d 10:18',
    source: 'seller_quote',
    language: 'fa',
    productType: 'dri',
    quantity: 10_000,
    targetPrice: '۲۸۵ یورو در هر تن',
    deliveryTerms: 'fob',
    deliveryLocation: 'بندرعباس',
    paymentTerms: 'tt',
    additionalRequirements:
      'آهن اسفنجی با درجه فلزی ۹۳ درصد، کربن ۲ درصد، آماده بارگیری تا پایان ماه. آنالیز هر محموله پیوست می‌شود.',
    then: [{ at: '17d 16:45', by: 'baran', status: 'responded' }],
  },
  {
    from: 'p.nazari@zagrostak.example',
    at: '7d 10:40',
    source: 'quick_quote',
    language: 'fa',
    productType: 'modernization',
    productTitle: 'نوسازی و ارتقا',
    message:
      'قصد داریم قفسه‌های نورد نهایی و بستر خنک‌کننده خط میلگرد را نوسازی کنیم. ظرفیت فعلی ۱۸۰ هزار تن در سال است. لطفاً زمان‌بندی و برآورد اولیه هزینه را اعلام کنید.',
    then: [{ at: '7d 14:30', by: 'ece', status: 'pending' }],
  },
  {
    from: 'p.nazari@zagrostak.example',
    at: '1d 11:22',
    source: 'hydraulic_quote',
    language: 'fa',
    productType: 'hydraulic-hoses',
    productTitle: 'شیلنگ‌های هیدرولیک',
    message: '۳۲۰ متر شیلنگ هیدرولیک سه‌چهارم اینچ SAE 100R12 با فشار کاری ۲۸۰ بار، همراه با اتصال پرسی دو سر.',
  },
];
