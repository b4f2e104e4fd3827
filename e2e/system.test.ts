import { randomUUID } from 'node:crypto';
import { sharedApp } from './app.ts';

const app = sharedApp();

/** Adds a permanently failed job, of a kind that no worker runs. */
async function addFailedJob(error: string): Promise<string> {
  const [job] = await app.query<{ id: string }>(
    `select id from graphile_worker.permanently_fail_jobs(
       array[(graphile_worker.add_job('a-job-of-tests', payload := '{}', run_at := now() + interval '1 day')).id], $1)`,
    [error],
  );
  return job!.id;
}

test('a super admin finds the page in the menu, reads why a job has failed, and discards it with the keyboard', async () => {
  const reason = `no answer ${randomUUID()}`;
  const id = await addFailedJob(reason);
  const page = await app.openAsAdmin('/admin');
  await page.getByRole('link', { name: 'Sistem' }).click();
  await page.waitForURL('**/admin/system');
  const server = page.getByRole('region', { name: 'Sunucu' });
  await server.getByText(/^\d+\.\d+\.\d+$/).waitFor();
  await page.getByText(reason).waitFor();

  await page.getByRole('button', { name: `Sil: a-job-of-tests ${id}`, exact: true }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'İş silinsin mi?' });
  await dialog.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('İş silindi').waitFor();
  await page.getByText(reason).waitFor({ state: 'detached' });
  expect(await app.query('select from graphile_worker.jobs where id = $1', [id])).toEqual([]);
});

test('a job that fails while the page is open appears without a reload', async () => {
  const page = await app.openAsAdmin('/admin/system');
  await page.getByRole('region', { name: 'Sunucu' }).waitFor();
  const reason = `no answer ${randomUUID()}`;
  const id = await addFailedJob(reason);
  await page.getByText(reason).waitFor();
  await app.query('select from graphile_worker.complete_jobs(array[$1::bigint])', [id]);
  await page.getByText(reason).waitFor({ state: 'detached' });
});
