import { sharedApp } from './app.ts';
import { aCustomer, sendOffer } from './steps/offer-link.ts';

const app = sharedApp();

/** Bytes per second of 1.6 Mbit/s. */
const THROUGHPUT = 1_600_000 / 8;

test.each(['TR', 'AR'])('a phone on a slow network shows the offer in %s within 1.8 seconds', async (language) => {
  const { requestId } = await aCustomer(app, language);
  const { path } = await sendOffer(app, requestId);
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const page = await app.open('/icon.svg', { viewport: { width: 390, height: 844 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: THROUGHPUT,
      uploadThroughput: THROUGHPUT,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(path, { waitUntil: 'networkidle' });
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            }),
          ),
      ),
    );
    const scriptLength = await page.evaluate(() =>
      [...document.scripts].reduce((sum, { src, text }) => sum + (src ? Number.POSITIVE_INFINITY : text.length), 0),
    );
    expect(scriptLength).toBeLessThan(1024);
  }
  const figures = times.map((time) => Math.round(time)).join(', ');
  process.stdout.write(`${language}: largest contentful paint after ${figures} ms\n`);
  expect(Math.max(...times)).toBeLessThanOrEqual(1_800);
});
