import type { DemoTask } from './demo-types.ts';

/** Tasks of the sales desk: overdue, due today, later and done. */
export const demoTasks: DemoTask[] = [
  { about: 'z.oral@gedizhadde.example', title: 'Bakım ekibinin boş haftalarını sor', dueIn: -2, assignee: null },
  { about: 'd.keller@lakeshorerebar.example', title: 'Revize nervürlü fiyatını gönder', dueIn: 0, assignee: null },
  { about: 'o.tekin@marmarasac.example', title: 'Numune kargosunu doğrula', dueIn: 0, assignee: null },
  {
    about: 'k.abdelhady@deltanilemills.example',
    title: 'Saha ziyareti için vize davetini hazırla',
    dueIn: 7,
    assignee: null,
  },
  { about: 'p.nazari@zagrostak.example', title: 'Ödeme koşullarını bankayla konuş', dueIn: -1, assignee: 'cem' },
  { about: 'b.sedighi@alvandfoulad.example', title: 'Teknik çizimleri iste', dueIn: 0, assignee: 'cem' },
  { about: 'c.bellandi@adriaticalunghi.example', title: 'Yükleme limanını netleştir', dueIn: 6, assignee: 'ece' },
  {
    about: 'h.sezer@bozdagdemir.example',
    title: 'Sevkiyat evraklarını ilet',
    dueIn: -3,
    assignee: 'baran',
    done: true,
  },
];
