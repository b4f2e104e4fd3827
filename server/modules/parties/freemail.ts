/**
 * Domains of freemail providers, which do not identify a company. The list covers the languages and markets of the site, with
 * national providers. All users of a provider that is missing here would be assigned to one company.
 */
export const freemailProviders = [
  // International
  [
    'gmail.com',
    'googlemail.com',
    'icloud.com',
    'me.com',
    'mac.com',
    'aol.com',
    'msn.com',
    'rocketmail.com',
    'mail.com',
  ],
  [
    'proton.me',
    'protonmail.com',
    'pm.me',
    'tutanota.com',
    'tuta.io',
    'tuta.com',
    'fastmail.com',
    'hey.com',
    'duck.com',
  ],
  ['zoho.com', 'zohomail.com', 'hushmail.com', 'mailfence.com', 'email.com', 'inbox.com'],
  // Turkey, Iran and the Arab countries
  ['mynet.com', 'superonline.com', 'ttmail.com', 'ttnet.net.tr', 'turk.net', 'e-kolay.net'],
  ['chmail.ir', 'mailfa.com', 'mihanmail.ir', 'vatanmail.ir', 'iran.ir'],
  ['maktoob.com', 'emirates.net.ae', 'eim.ae', 'link.net', 'tedata.net.eg', 'djaweb.dz', 'caramail.com'],
  // Europe
  ['orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'sfr.fr', 'neuf.fr', 'bbox.fr'],
  ['web.de', 't-online.de', 'freenet.de', 'arcor.de', 'libero.it', 'virgilio.it', 'alice.it', 'tiscali.it'],
  ['btinternet.com', 'sky.com', 'telenet.be', 'skynet.be', 'ziggo.nl', 'bluewin.ch', 'sapo.pt', 'terra.es'],
  ['seznam.cz', 'wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'abv.bg', 'ukr.net', 'i.ua', 'freemail.hu', 'citromail.hu'],
  ['mail.ru', 'bk.ru', 'inbox.ru', 'list.ru', 'internet.ru', 'rambler.ru', 'ya.ru'],
  // America and Asia
  ['comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net', 'cox.net', 'uol.com.br', 'bol.com.br', 'terra.com.br'],
  ['qq.com', '163.com', '126.com', 'yeah.net', 'sina.com', 'sina.cn', 'sohu.com', 'foxmail.com', 'aliyun.com'],
  ['naver.com', 'daum.net', 'hanmail.net', 'rediffmail.com', 'docomo.ne.jp', 'ezweb.ne.jp', 'softbank.ne.jp'],
];
