import type { Language } from '../../common/enums.ts';

/** Vocabulary of the generated companies, contacts and requests of one language. */
interface Words {
  trades: string[];
  places: string[];
  industries: string[];
  cities: string[];
  country: string;
  firstNames: string[];
  lastNames: string[];
  /** Names of the products, in the order of {@link bulkProducts}. */
  products: string[];
  /** Prefix of the subject of inbound communications. */
  asked: string;
  /** Prefix of the subject of answers. */
  answered: string;
  messages: string[];
  answers: string[];
}

export const bulkProducts = ['scrap', 'slab', 'billet', 'rebar', 'wire-rod', 'dri'];
/** Usual prices of the products in USD per ton. */
export const bulkPrices = [385, 535, 508, 595, 618, 318];

export const bulkWords: Record<Language, Words> = {
  tr: {
    trades: ['Demir', 'Çelik', 'Hadde', 'Boru', 'Profil', 'Döküm', 'Metal', 'Sac'],
    places: [
      'Ege',
      'Anadolu',
      'Nehir',
      'Delta',
      'Atlas',
      'Körfez',
      'Liman',
      'Toros',
      'Marmara',
      'Yıldız',
      'Pınar',
      'Kıyı',
    ],
    industries: ['Haddehane', 'İnşaat', 'Ticaret', 'Gemi inşa', 'Boru', 'Makine'],
    cities: ['İzmir', 'İstanbul', 'Bursa', 'Kocaeli', 'Mersin'],
    country: 'Turkey',
    firstNames: ['Ayşe', 'Mehmet', 'İpek', 'Ömer', 'Zeynep', 'Barış', 'Elif', 'Kerem', 'Selin', 'Onur'],
    lastNames: ['Yılmaz', 'Işık', 'Şahin', 'Çetin', 'Güneş', 'Öztürk', 'Aksoy', 'Demirtaş', 'Kaya', 'Tuncer'],
    products: ['Hurda', 'Slab', 'Kütük', 'İnşaat demiri', 'Filmaşin', 'Sünger demir'],
    asked: 'Teklif talebi',
    answered: 'Yanıt',
    messages: [
      'Fiyat, teslim süresi ve sertifika bilgisini paylaşır mısınız?',
      'Yıllık ihtiyacımız için sabit fiyatlı bir anlaşma düşünüyoruz.',
      'Analiz sertifikası ve menşe belgesiyle birlikte teklif bekliyoruz.',
      'İlk parti gelecek ay sonunda limanda olmalı.',
    ],
    answers: [
      'Teklifimizi ekte bulabilirsiniz; fiyat beş iş günü geçerlidir.',
      'Yükleme takvimi konuşuldu, vadeyi bankaya soracaklar.',
    ],
  },
  en: {
    trades: ['Steel', 'Iron', 'Rolling', 'Tube', 'Foundry', 'Metals'],
    places: ['Northern', 'Coastal', 'Harbour', 'Lakeside', 'Atlas', 'Midland', 'Anchor', 'Summit', 'Granite', 'Severn'],
    industries: ['Rolling mill', 'Construction', 'Trading', 'Shipbuilding', 'Tubes', 'Machinery'],
    cities: ['Leeds', 'Immingham', 'Sheffield', 'Cardiff', 'Hull'],
    country: 'United Kingdom',
    firstNames: ['Grace', 'Oliver', 'Priya', 'Martin', 'Helen', 'Samuel', 'Fiona', 'Dominic'],
    lastNames: ['Whitmore', 'Ashcombe', 'Keller', 'Nandal', 'Thornton', 'Barlow', 'Hughes', 'Sinclair'],
    products: ['Scrap', 'Slab', 'Billet', 'Rebar', 'Wire rod', 'DRI'],
    asked: 'Quote request',
    answered: 'Our answer',
    messages: [
      'Please quote your best price, delivery time and the certificates that come with it.',
      'We are looking for a yearly contract at a fixed price.',
      'Mill test certificates to EN 10204 3.1 are required with each lot.',
      'The first lot has to be in port by the end of next month.',
    ],
    answers: [
      'Please find our offer attached; the price holds for five working days.',
      'We went through the loading plan; they will ask their bank about the term.',
    ],
  },
  fa: {
    trades: ['فولاد', 'آهن', 'نورد', 'لوله'],
    places: ['الوند', 'زاگرس', 'خلیج', 'سپاهان', 'البرز'],
    industries: ['نورد', 'ساختمان', 'بازرگانی'],
    cities: ['بندرعباس', 'اصفهان', 'تهران'],
    country: 'Iran',
    firstNames: ['رضا', 'سارا', 'مریم', 'علی', 'نگار'],
    lastNames: ['رفیعی', 'کریمی', 'احمدی', 'موسوی'],
    products: ['قراضه', 'تختال', 'شمش', 'میلگرد', 'مفتول', 'آهن اسفنجی'],
    asked: 'درخواست قیمت',
    answered: 'پاسخ',
    messages: [
      'لطفاً قیمت، زمان تحویل و گواهینامه‌ها را اعلام کنید.',
      'محموله اول باید تا پایان ماه آینده در بندر باشد.',
    ],
    answers: ['پیشنهاد ما پیوست است و پنج روز کاری اعتبار دارد.'],
  },
  ar: {
    trades: ['الحديد', 'الصلب', 'الدرفلة', 'الأنابيب'],
    places: ['الدلتا', 'النيل', 'الخليج', 'الشط', 'الميناء'],
    industries: ['الدرفلة', 'المقاولات', 'التجارة'],
    cities: ['دبي', 'البصرة', 'الإسكندرية'],
    country: 'Egypt',
    firstNames: ['نور', 'يوسف', 'هدى', 'سامي', 'ليلى'],
    lastNames: ['حداد', 'فؤاد', 'الموسوي', 'منصور'],
    products: ['الخردة', 'البلاطات', 'البيليت', 'حديد التسليح', 'لفائف الأسلاك', 'الحديد الإسفنجي'],
    asked: 'طلب عرض سعر',
    answered: 'الرد',
    messages: [
      'نرجو تزويدنا بالسعر ومدة التسليم والشهادات.',
      'يجب أن تصل الشحنة الأولى إلى الميناء قبل نهاية الشهر المقبل.',
    ],
    answers: ['تجدون عرضنا مرفقًا، والسعر سارٍ خمسة أيام عمل.'],
  },
  fr: {
    trades: ['Métal', 'Acier', 'Laminoir', 'Tubes'],
    places: ['Ouest', 'Aurès', 'Littoral', 'Rhône', 'Atlas', 'Méditerranée'],
    industries: ['Laminage', 'Bâtiment', 'Négoce', 'Construction navale'],
    cities: ['Annaba', 'Oran', 'Marseille'],
    country: 'Algeria',
    firstNames: ['Yacine', 'Amélie', 'Karim', 'Hélène', 'Sofiane'],
    lastNames: ['Benali', 'Boudjemaa', 'Lefèvre', 'Moreau'],
    products: ['Ferraille', 'Brame', 'Billette', 'Rond à béton', 'Fil machine', 'Fer préréduit'],
    asked: 'Demande de prix',
    answered: 'Notre réponse',
    messages: [
      'Merci de nous indiquer vos prix, délais et certificats.',
      'Le premier lot doit être au port avant la fin du mois prochain.',
    ],
    answers: ['Vous trouverez notre offre ci-jointe ; le prix est valable cinq jours ouvrés.'],
  },
};
